import { SqliteAdapter } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Whether only one transaction writes at a time, so that what a statement reads is still so when it writes. SQLite's write
 * lock sees to that; PostgreSQL locks the rows alone that are written.
 */
export function hasOneWriter(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
