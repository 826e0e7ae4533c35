import { pino } from 'pino';
import { expect, test } from 'vitest';
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
