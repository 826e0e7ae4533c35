import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import type { Database } from '../storage/tables.ts';
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './create-test-database.ts';

/** One empty database for all tests of a block. @returns `db` is there before the first of them begins */
export function sharedDatabase(kind: DatabaseKind): { db: Database } {
  let database: TestDatabase;
  const shared = {} as { db: Database };
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    shared.db = await openDatabase(database.place, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await shared.db.destroy();
    await database.remove();
  });
  return shared;
}
