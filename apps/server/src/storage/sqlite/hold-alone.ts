import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a SQLite file exclusively until it is closed: no server may run or start. Its write-ahead log is emptied into
 * it. The locks belong to the operating system, so they end with the process, however it ends.
 * @throws Error if it is in use
 */
export function holdAlone(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Every connection in WAL mode holds a lock for as long as it is open; leaving the mode needs all of them closed.
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT'); // and in this mode the lock stays);
  } catch (cause) {
    database.close();
    const isLocked = cause instanceof Error && 'errcode' in cause && (cause.errcode === 5 || cause.errcode === 6);
    if (isLocked) throw new Error(`${path} is in use. Stop the server first.`, { cause });
    throw cause;
  }
  return database;
}
