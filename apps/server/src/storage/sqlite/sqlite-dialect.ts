import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver, type SqliteUpkeep } from './sqlite-driver.ts';

/** Kysely on Node's own SQLite, with grouped writes. The connection is closed with the Kysely instance. */
export class SqliteDialect implements Dialect {
  readonly #database: DatabaseSync;
  readonly #upkeep: SqliteUpkeep;

  constructor(database: DatabaseSync, upkeep: SqliteUpkeep = {}) {
    this.#database = database;
    this.#upkeep = upkeep;
  }

  createDriver(): SqliteDriver {
    return new SqliteDriver(this.#database, this.#upkeep);
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
