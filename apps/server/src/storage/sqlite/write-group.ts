import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** @param seconds until it was on the disk @param statements that shared the commit */
export type OnCommit = (seconds: number, statements: number) => void;

type Upkeep = {
  /** Called after each commit, while no transaction is open. It answers when what was committed is on the disk. */
  makeDurable: () => Promise<void>;
  onCommit: OnCommit;
};

/** @property onDisk when the commit is on the disk; rejects when the disk refuses */
type Committed = { onDisk: Promise<void> };
type Waiting = { resolve: (committed: Committed) => void; reject: (error: unknown) => void };

/**
 * Groups the statements of one event-loop turn into one transaction, since a durable commit costs a disk write however
 * much is in it. The first statement begins the group (`BEGIN IMMEDIATE`, so that waiting for another process happens
 * there and not in the middle), `setImmediate` commits it before the next requests begin that wait (RequestLine), so that
 * until then others wait for SQLite's lock.
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

  /**
   * Runs a statement now, in the group of this turn; resolves with its result after the commit. No client may be told of it
   * before `onDisk`: until then a crash could take it back.
   */
  async run<Result>(statement: () => Result): Promise<Committed & { result: Result }> {
    if (!this.#isOpen) {
      this.#begin.run();
      this.#isOpen = true;
      setImmediate(() => this.commit());
    }
    const result = this.#runOne(statement);
    const { onDisk } = await new Promise<Committed>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    return { result, onDisk };
  }

  /** Commits the open group, if there is one, and has it brought onto the disk. */
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
    const onDisk = this.#bringToDisk(waiting.length, start);
    onDisk.catch(() => {}); // whoever waits for it is told; it is no error that nobody does any more
    for (const { resolve } of waiting) resolve({ onDisk });
  }

  async #bringToDisk(statements: number, start: number): Promise<void> {
    this.#atDisk += statements;
    try {
      await this.#upkeep.makeDurable();
      this.#upkeep.onCommit((performance.now() - start) / 1000, statements);
    } finally {
      this.#atDisk -= statements;
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
