import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely';
import { StatementCache } from './statement-cache.ts';
import { type OnCommit, WriteGroup } from './write-group.ts';

/** Settings and upkeep of the connection: several of them fail or do nothing inside a transaction. */
const IS_PRAGMA = /^PRAGMA /;

/**
 * Runs Kysely's queries on one SQLite connection. Single statements go through the write group. An explicit
 * transaction is exclusive: it commits the open group, and holds all others back until it ends, so its own code must
 * use the transaction it was handed; a query on the database itself would wait for ever.
 */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #group: WriteGroup;
  readonly #statements: StatementCache;
  #transaction: { ended: Promise<void>; end: () => void } | undefined;

  constructor(database: DatabaseSync, onCommit: OnCommit) {
    this.#database = database;
    this.#group = new WriteGroup(database, onCommit);
    this.#statements = new StatementCache(database);
  }

  async init(): Promise<void> {
    // The file is open already: what is wrong with it stops the start, not the first query.
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  async releaseConnection(): Promise<void> {
    // A connection of this driver is a handle without resources.
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    while (this.#transaction !== undefined) await this.#transaction.ended;
    this.#group.commit();
    this.#database.exec('BEGIN IMMEDIATE');
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#transaction = { ended, end };
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.#database.exec('COMMIT');
    this.#endTransaction(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK'); // SQLite may have rolled back by itself
    this.#endTransaction(connection);
  }

  async destroy(): Promise<void> {
    this.#group.commit();
    this.#database.close();
  }

  async execute<Row>(query: CompiledQuery, connection: SqliteConnection): Promise<QueryResult<Row>> {
    if (connection.isInTransaction) return this.#run(query);
    while (this.#transaction !== undefined) await this.#transaction.ended;
    if (IS_PRAGMA.test(query.sql)) {
      this.#group.commit();
      return this.#run(query);
    }
    // A read waits for the open group, too: it may show rows that are not on the disk yet.
    const mustWait = !SelectQueryNode.is(query.query) || this.#group.isOpen;
    return mustWait ? this.#group.run(() => this.#run<Row>(query)) : this.#run(query);
  }

  #endTransaction(connection: SqliteConnection): void {
    connection.isInTransaction = false;
    this.#transaction?.end();
    this.#transaction = undefined;
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#statements.prepare(sql);
    const values = parameters.map(toSqliteValue);
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
}

class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute(query, this);
  }

  /** All rows at once: a cursor that stays open over event-loop turns would hold every write back. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** SQLite has no booleans and no dates: 1 and 0, and ISO 8601 text. @throws TypeError for what it cannot keep */
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot keep a value of type ${typeof value}`);
}
