import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a SQLite file that nobody else may use until it is closed: no server, and none that starts meanwhile. Its
 * write-ahead log is emptied into it. The locks are the system's, so they end with the process, however it ends.
 * @throws Error when somebody uses it
 */
export function holdAlone(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Every connection in WAL mode holds a lock for as long as it is open; leaving the mode needs all of them gone.
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
