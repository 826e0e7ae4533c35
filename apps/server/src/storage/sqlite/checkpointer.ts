import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { CheckpointReport } from './checkpoint-worker.ts';

/** Statements after which the log is moved into the file: about 1,000 pages, as SQLite would by itself. */
const STATEMENTS = 500;
/** 64 MB. Where commits follow each other without a gap, the log never becomes free by itself. */
const MOST_LOG_PAGES = 16_000;

/**
 * Moves SQLite's write-ahead log into the database file beside the commits, on a thread and a connection of its own.
 * SQLite does it within the commit that makes the log too long, and the requests of that commit wait for the writes of
 * a thousand others: that was the jump from p90 to p99 (docs/decisions/0017-durability.md).
 */
export class Checkpointer {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #onFailed: (failure: string) => void;
  #statements = 0;
  #worker: Worker | undefined;
  #isBusy = false;
  #isRestDue = false;

  /** @param database the connection that serves; its own checkpoints are turned off */
  constructor(path: string, database: DatabaseSync, onFailed: (failure: string) => void) {
    this.#path = path;
    this.#database = database;
    this.#onFailed = onFailed;
    database.exec('PRAGMA wal_autocheckpoint = 0');
  }

  /** To be called with each statement that writes. */
  countStatement(): void {
    this.#statements += 1;
    this.#askIfDue();
  }

  /**
   * To be called after each commit. Where the log has become too long it is moved to its end, so that the next commit
   * begins it anew: little is left to move just after the other thread has, and nobody writes meanwhile.
   */
  moveTheRest(): void {
    if (!this.#isRestDue) return;
    this.#isRestDue = false;
    try {
      this.#database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch (error) {
      this.#onFailed(error instanceof Error ? error.message : String(error));
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#isBusy = true; // nothing is asked of it any more
    worker.removeAllListeners('message');
    worker.ref(); // the process must not end before it
    worker.postMessage('close');
    await once(worker, 'exit');
  }

  #askIfDue(): void {
    if (this.#statements < STATEMENTS || this.#isBusy) return;
    this.#statements = 0;
    this.#isBusy = true;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    setImmediate(() => worker.postMessage('checkpoint')); // when the group of this statement has been committed
  }

  /** Begins with the first thousand pages, so that commands and small sites do without a second thread. */
  #start(): Worker {
    const worker = new Worker(new URL('checkpoint-worker.ts', import.meta.url), { workerData: this.#path });
    worker.unref();
    worker.on('message', (report: CheckpointReport) => this.#take(report));
    worker.on('error', (error) => {
      this.#worker = undefined; // the next one begins anew
      this.#take({ failure: error.message });
    });
    return worker;
  }

  #take(report: CheckpointReport): void {
    this.#isBusy = false;
    if ('failure' in report) this.#onFailed(report.failure);
    else this.#isRestDue = report.logPages > MOST_LOG_PAGES;
    this.#askIfDue();
  }
}
