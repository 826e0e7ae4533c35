import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from '../give-to-folder-owner.ts';

/** How long a statement waits for another process that writes to the file. The wait blocks the event loop. */
const BUSY_LIMIT_MS = 5000;

const SQLITE_BUSY = 5;

/**
 * Opens a SQLite file for durable writes: with WAL and `synchronous=FULL` a commit is on the disk when it returns.
 * `secure_delete` overwrites what is deleted, since deleted day keys must be unrecoverable (see visitorSubjects, and
 * truncateLog for the other half).
 * @throws the system's error, which names the file, if it cannot be read; SQLite's does not
 */
export function openSqliteFile(path: string): DatabaseSync {
  if (path !== ':memory:') prepareFile(path);
  const database = new DatabaseSync(path, { timeout: BUSY_LIMIT_MS, enableForeignKeyConstraints: true });
  switchToWal(database, performance.now() + BUSY_LIMIT_MS);
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
}

function prepareFile(path: string): void {
  if (existsSync(path)) {
    accessSync(path, constants.R_OK);
    return;
  }
  closeSync(openSync(path, 'a'));
  giveToFolderOwner(path);
}

/** Two first starts on one file may switch together; SQLite then refuses one at once, whatever its time limit. */
function switchToWal(database: DatabaseSync, end: number): void {
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
