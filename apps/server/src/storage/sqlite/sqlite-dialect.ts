import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';
import type { OnCommit } from './write-group.ts';

/** Kysely on Node's own SQLite, with grouped writes. The connection is closed with the Kysely instance. */
export class SqliteDialect implements Dialect {
  readonly #database: DatabaseSync;
  readonly #onCommit: OnCommit;

  /** @param onCommit called after every commit of a group */
  constructor(database: DatabaseSync, onCommit: OnCommit = () => {}) {
    this.#database = database;
    this.#onCommit = onCommit;
  }

  createDriver(): SqliteDriver {
    return new SqliteDriver(this.#database, this.#onCommit);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new GroupingAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class GroupingAdapter extends SqliteAdapter {
  /** The driver orders statements and transactions itself; with one connection Kysely would run them one by one. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Lets Kysely's migrator work in one transaction, whose write lock keeps a second process out. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
