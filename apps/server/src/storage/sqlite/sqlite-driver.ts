import type { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely';
import { answersEarly, type EarlyResult } from '../early-result.ts';
import type { Checkpointer } from './checkpointer.ts';
import type { LogSync } from './log-sync.ts';
import { StatementCache } from './statement-cache.ts';
import { toSqliteValue } from './to-sqlite-value.ts';
import { type OnCommit, WriteGroup } from './write-group.ts';

export type SqliteUpkeep = {
  /** Left out: SQLite moves its log by itself, within commits. In memory there is none. */
  checkpointer?: Checkpointer | undefined;
  /** Left out: SQLite syncs its log by itself, within commits. */
  logSync?: LogSync | undefined;
  /** Told of every commit of a group. */
  onCommit?: OnCommit;
  /** Told once how to find out how many queries, reads too, wait for nothing but the disk. */
  watchDisk?: (read: () => number) => void;
};

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
  readonly #checkpointer: Checkpointer | undefined;
  readonly #logSync: LogSync | undefined;
  /** Reads outside of a group that wait for what they may have seen. */
  #readsAtDisk = 0;
  #transaction: { ended: Promise<void>; end: () => void } | undefined;

  constructor(database: DatabaseSync, { checkpointer, logSync, onCommit = () => {}, watchDisk }: SqliteUpkeep) {
    this.#database = database;
    this.#checkpointer = checkpointer;
    this.#logSync = logSync;
    this.#group = new WriteGroup(database, { makeDurable: () => this.#makeDurable(), onCommit });
    this.#statements = new StatementCache(database);
    watchDisk?.(() => this.#group.atDisk + this.#readsAtDisk);
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
    const durable = this.#makeDurable();
    this.#endTransaction(connection);
    await durable;
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (!connection.isInTransaction) return; // committed, and not brought onto the disk
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK'); // SQLite may have rolled back by itself
    this.#endTransaction(connection);
  }

  async destroy(): Promise<void> {
    this.#group.commit();
    await this.#logSync?.whenSeenIsSynced();
    this.#logSync?.close();
    await this.#checkpointer?.close(); // the last connection that closes removes the log
    this.#database.close();
  }

  async execute<Row>(query: CompiledQuery, connection: SqliteConnection): Promise<QueryResult<Row>> {
    if (connection.isInTransaction) return this.#run(query);
    while (this.#transaction !== undefined) await this.#transaction.ended;
    if (IS_PRAGMA.test(query.sql)) {
      this.#group.commit();
      return this.#run(query);
    }
    // A read waits for the open group, and for the disk, too: it may show what is not there yet.
    if (!SelectQueryNode.is(query.query) || this.#group.isOpen) {
      const { result, onDisk } = await this.#group.run(() => this.#run<Row>(query));
      if (!answersEarly(query)) await onDisk;
      return Object.assign(result, { onDisk }) satisfies EarlyResult<Row>;
    }
    const result = this.#run<Row>(query);
    const onDisk = this.#logSync?.whenSeenIsSynced();
    if (onDisk !== undefined) await this.#waitAsReader(onDisk);
    return result;
  }

  async #waitAsReader(onDisk: Promise<void>): Promise<void> {
    this.#readsAtDisk += 1;
    try {
      await onDisk;
    } finally {
      this.#readsAtDisk -= 1;
    }
  }

  /** To be called while no transaction is open. @returns when all that is committed is on the disk */
  async #makeDurable(): Promise<void> {
    this.#checkpointer?.moveTheRest();
    await this.#logSync?.whenSynced();
  }

  #endTransaction(connection: SqliteConnection): void {
    connection.isInTransaction = false;
    this.#transaction?.end();
    this.#transaction = undefined;
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#statements.prepare(sql);
    const values = parameters.map(toSqliteValue);
    if (this.#database.isTransaction) this.#checkpointer?.countStatement();
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
