import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { isStorageFault } from '../http/storage-fault.ts';
import { createTestDatabase, DATABASE_KINDS, type DatabaseKind } from '../testing/create-test-database.ts';
import { openDatabase } from './open-database.ts';
import { tryWriting } from './try-writing.ts';
import { createUsageStore } from './usage-store.ts';

async function open(kind: DatabaseKind) {
  const { place, remove } = await createTestDatabase(kind);
  const db = await openDatabase(place, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await db.destroy();
    await remove();
  });
  return db;
}

test.each(DATABASE_KINDS)('a database that takes writes passes, on %s', async (kind) => {
  const probe = tryWriting(await open(kind));

  await probe();
  await expect(probe()).resolves.toBeUndefined();
});

test('L2 a SQLite file that may only be read fails writes as a fault of the storage, and goes on reading', async () => {
  const db = await open('SQLite');
  const usage = createUsageStore(db);
  await usage.reserve('a visitor', '2026-11-20', 10);
  await sql`PRAGMA query_only = ON`.execute(db);

  const faults = await Promise.all(
    [tryWriting(db)(), usage.reserve('a visitor', '2026-11-20', 10)].map((write) => write.catch(isStorageFault)),
  );
  expect(faults).toEqual([true, true]);
  expect(await usage.count('a visitor', '2026-11-20')).toBe(1);

  await sql`PRAGMA query_only = OFF`.execute(db);
  expect(await usage.reserve('a visitor', '2026-11-20', 10)).toMatchObject({ count: 2 });
});
