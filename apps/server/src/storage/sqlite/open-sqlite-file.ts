import { DatabaseSync } from 'node:sqlite';

/** How long a statement waits for another process that writes to the file. It blocks the event loop meanwhile. */
const BUSY_LIMIT_MS = 5000;

/**
 * Opens a SQLite file for durable writes: with WAL and `synchronous=FULL` a commit is on the disk when it returns.
 * `secure_delete` overwrites what is deleted, since deleted day keys have to be gone (see visitorSubjects,
 * and truncateLog for the other half).
 */
export function openSqliteFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_LIMIT_MS, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
}
