import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** @param seconds the commit took, the sync of the disk included @param statements that shared it */
export type OnCommit = (seconds: number, statements: number) => void;

type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/**
 * Groups the statements of one event-loop turn into one transaction, since a durable commit costs a sync of the disk
 * however much is in it. The first statement begins the group (`BEGIN IMMEDIATE`, so that waiting for another process
 * happens there and not in the middle), and `setImmediate` commits it. Example: 50 requests that arrive in one turn of the
 * loop share one sync.
 *
 * A statement that fails undoes only itself and rejects at once; the others of its group are kept. When the commit
 * fails, or SQLite gives up the whole transaction (a full disk), every statement of the group fails.
 */
export class WriteGroup {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #onCommit: OnCommit;
  #waiting: Waiting[] = [];
  #isOpen = false;

  constructor(database: DatabaseSync, onCommit: OnCommit) {
    this.#database = database;
    this.#onCommit = onCommit;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Runs a statement now, in the group of this turn; resolves with its result once the commit is on the disk. */
  async run<Result>(statement: () => Result): Promise<Result> {
    if (!this.#isOpen) {
      this.#begin.run();
      this.#isOpen = true;
      setImmediate(() => this.commit());
    }
    const result = this.#runOne(statement);
    await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    return result;
  }

  /** Commits the open group, if there is one. */
  commit(): void {
    if (!this.#isOpen) return;
    const start = performance.now();
    try {
      this.#commit.run();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { reject } of this.#close()) reject(error);
      return;
    }
    const waiting = this.#close();
    this.#onCommit((performance.now() - start) / 1000, waiting.length);
    for (const { resolve } of waiting) resolve();
  }

  #runOne<Result>(statement: () => Result): Result {
    try {
      return statement();
    } catch (error) {
      if (!this.#database.isTransaction) for (const { reject } of this.#close()) reject(error);
      throw error;
    }
  }

  #close(): Waiting[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isOpen = false;
    return waiting;
  }
}
