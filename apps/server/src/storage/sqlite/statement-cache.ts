import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type PreparedStatement = { statement: StatementSync; hasRows: boolean };

/** The product has a few dozen texts; the bound is for lists of varying length (`in (?, ?, …)`). */
const MAX_STATEMENTS = 200;

/** Prepared statements by their text; when full, the oldest one is dropped. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(text: string): PreparedStatement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= MAX_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(text, prepared);
    return prepared;
  }
}
