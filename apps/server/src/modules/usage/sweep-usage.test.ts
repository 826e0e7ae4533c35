import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createDayKeyStore } from '../../storage/day-key-store.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { createUsageStore } from '../../storage/usage-store.ts';
import { createTestDatabase, DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { sweepUsage } from './sweep-usage.ts';

test.each(DATABASE_KINDS)(
  'days that began 48 hours ago go, with their keys, and later ones stay, on %s',
  async (kind) => {
    const database = await createTestDatabase(kind);
    const db = await openDatabase(database.place, pino({ level: 'silent' }));
    const usage = createUsageStore(db);
    const dayKeys = createDayKeyStore(db);
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']) {
      await usage.reserve('a visitor', day, 10);
      await dayKeys.findOrAdd(day, `key of ${day}`);
    }

    await sweepUsage({ usage, dayKeys, now: () => new Date('2026-11-20T00:00:00Z') });

    const kept = await db.selectFrom('usage').select('day').orderBy('day').execute();
    expect(kept.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
    const keys = await db.selectFrom('usage_day_key').select('day').orderBy('day').execute();
    expect(keys.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
    await db.destroy();
    await database.remove();
  },
);

test('the key of a swept day is in no file of SQLite, while the server goes on', async () => {
  const database = await createTestDatabase('SQLite');
  const db = await openDatabase(database.place, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await db.destroy();
    await database.remove();
  });
  const deps = { usage: createUsageStore(db), dayKeys: createDayKeyStore(db), now: () => new Date('2026-11-20') };
  await deps.dayKeys.findOrAdd('2026-11-17', 'key that goes');
  await deps.dayKeys.findOrAdd('2026-11-20', 'key that stays');

  const write = deps.usage.reserve('a visitor', '2026-11-20', 10);
  await Promise.all([write, sweepUsage(deps)]);

  const path = 'sqliteFile' in database.place ? database.place.sqliteFile : '';
  const bytes = [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
  expect(bytes).toContain('key that stays');
  expect(bytes).not.toContain('key that goes');
});
