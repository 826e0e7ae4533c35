import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import type { Database } from '../storage/tables.ts';

/** An empty SQLite database in memory, for one test. */
export async function testDatabase(): Promise<Database> {
  const db = await openDatabase({ sqliteFile: ':memory:' }, pino({ level: 'silent' }));
  onTestFinished(() => db.destroy());
  return db;
}
