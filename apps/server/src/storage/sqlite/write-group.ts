import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** @param seconds until it was on the disk @param statements that shared the commit */
export type OnCommit = (seconds: number, statements: number) => void;

type Upkeep = {
  /** Called after each commit, while no transaction is open. It answers when what was committed is on the disk. */
  makeDurable: () => Promise<void>;
  onCommit: OnCommit;
};

type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/**
 * Groups the statements of one event-loop turn into one transaction, since a durable commit costs a disk write however
 * much is in it. The first statement begins the group (`BEGIN IMMEDIATE`, so that waiting for another process happens
 * there and not in the middle), `setImmediate` commits it before the next requests begin that wait (RequestLine), so that
 * until then others wait for SQLite's lock, and each statement is answered only when that commit is on the disk. Nobody
 * sees, and no client is told, what a crash could take back.
 *
 * A statement that fails undoes itself alone and is told at once; the others of its group are kept. When the commit
 * fails, or SQLite gives up the whole transaction (a full disk), every statement of the group fails.
 */
export class WriteGroup {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #upkeep: Upkeep;
  #waiting: Waiting[] = [];
  #atDisk = 0;
  #isOpen = false;

  constructor(database: DatabaseSync, upkeep: Upkeep) {
    this.#database = database;
    this.#upkeep = upkeep;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many statements are committed and wait for the disk. */
  get atDisk(): number {
    return this.#atDisk;
  }

  /** Runs a statement now, in the group of this turn; resolves with its result after the commit. */
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

  /** Commits the open group, if there is one, and settles its statements when it is on the disk. */
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
    this.#settle(this.#close(), start);
  }

  async #settle(waiting: Waiting[], start: number): Promise<void> {
    this.#atDisk += waiting.length;
    try {
      await this.#upkeep.makeDurable();
      for (const { resolve } of waiting) resolve();
      this.#upkeep.onCommit((performance.now() - start) / 1000, waiting.length);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    } finally {
      this.#atDisk -= waiting.length;
    }
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
