import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

type Waiting = { resolve: () => void; reject: (error: unknown) => void };
/** Syncs the open file with that number. */
type Sync = (file: number, done: (error: Error | null) => void) => void;

/**
 * Brings what has been committed onto the disk, beside whatever else the thread does. SQLite's own way (`synchronous=FULL`)
 * syncs its log within the commit, and everything stands still until the disk has answered. Here a commit only writes to
 * the log, and whoever has to know that it lasts waits for `fdatasync` of that file, which runs on another thread. All
 * commits that fall into one sync share the next, so a slow disk makes answers late but takes no time from the work.
 */
export class LogSync {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #syncFile: Sync;
  #file: number | undefined;
  #running: Waiting[] | undefined;
  #next: Waiting[] = [];
  #failure: Error | undefined;

  /** @param database the connection that serves; it leaves the syncing of its commits to this */
  constructor(path: string, database: DatabaseSync, syncFile: Sync = fdatasync) {
    this.#path = `${path}-wal`;
    this.#database = database;
    this.#syncFile = syncFile;
    database.exec('PRAGMA synchronous = NORMAL'); // checkpoints still sync the log first, and the file after it
  }

  /**
   * To be called right after a commit.
   * @returns when it, and all before it, are on the disk
   * @throws Error of the system or of SQLite when the disk refuses
   */
  async whenSynced(): Promise<void> {
    if (this.#failure !== undefined) this.#moveAll();
    this.#file ??= openSync(this.#path, 'r+'); // it stays the same file until the last connection closes
    const file = this.#file;
    await new Promise<void>((resolve, reject) => {
      this.#next.push({ resolve, reject });
      if (this.#running === undefined) this.#sync(file);
    });
  }

  /** For somebody who has only read: the same for whatever he may have seen; undefined where all of it is on the disk. */
  whenSeenIsSynced(): Promise<void> | undefined {
    const group = this.#next.length > 0 ? this.#next : this.#running;
    return group && new Promise((resolve, reject) => group.push({ resolve, reject }));
  }

  /** To be called when nobody waits any more. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #sync(file: number): void {
    this.#running = this.#next;
    this.#next = [];
    this.#syncFile(file, (error) => this.#settle(file, error));
  }

  #settle(file: number, error: Error | null): void {
    const settled = this.#running ?? [];
    this.#running = undefined;
    if (error !== null) {
      this.#failure = error;
      settled.push(...this.#next.splice(0));
    }
    for (const { resolve, reject } of settled) {
      if (error === null) resolve();
      else reject(error);
    }
    if (this.#next.length > 0) this.#sync(file);
  }

  /**
   * After a failed sync systems take pages for written that are not, and a later success says nothing of them. So all of the
   * log is written into the file, which SQLite syncs, before anything is called lasting again.
   * @throws Error when that fails, too
   */
  #moveAll(): void {
    const moved = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (moved?.busy !== 0) throw this.#failure;
    this.#failure = undefined;
  }
}
