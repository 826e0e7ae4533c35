import { statSync } from 'node:fs';
import { Kysely, type LogEvent } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseMetrics } from '../insight/metrics.ts';
import { migrate } from './migrate.ts';
import { migrateTogether } from './postgres/migrate-together.ts';
import { PostgresDialect } from './postgres/postgres-dialect.ts';
import { openSqliteFile } from './sqlite/open-sqlite-file.ts';
import { SqliteDialect } from './sqlite/sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Of one server. Three of them, one more that starts while another stops, and an operator fit into PostgreSQL's 100. */
const DEFAULT_POOL = 10;
/** Bounds of what a request may wait for PostgreSQL, below the time that the request itself has. */
const CONNECT_LIMIT_MS = 5000;
/**
 * The server's statement timeout is shorter than the client's: a statement that only the client gave up on would still
 * run, and charge a visitor for a failure. The client's timeout is for an unreachable server.
 */
const LIMITS = { statement_timeout: 5000, query_timeout: 10_000 };

const UNWATCHED: DatabaseMetrics = {
  query: () => {},
  commit: () => {},
  watchPool: () => {},
  watchLog: () => {},
};

/** Where the data is: a SQLite file (or `:memory:`), or a PostgreSQL database for several servers. */
export type DatabasePlace = { sqliteFile: string } | { postgresUrl: string; pool?: number };

/**
 * Opens the database and brings its tables to this version.
 * @throws what pg or SQLite throws when it cannot be reached, and the error of a migration that failed
 * @param metrics receives the database's metrics; by default they are dropped
 */
export async function openDatabase(place: DatabasePlace, log: Logger, metrics = UNWATCHED): Promise<Database> {
  if ('sqliteFile' in place) {
    const db = openSqlite(place.sqliteFile, metrics);
    await migrate(db);
    return db;
  }
  // Without limits: a migration may take long, and other servers' migrations wait for it.
  const migrating = await connect({ connectionString: place.postgresUrl, max: 1 }, log, UNWATCHED);
  await migrateTogether(migrating).finally(() => migrating.destroy());
  return connect({ connectionString: place.postgresUrl, max: place.pool ?? DEFAULT_POOL, ...LIMITS }, log, metrics);
}

function openSqlite(path: string, metrics: DatabaseMetrics): Database {
  metrics.watchLog(() => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0);
  const dialect = new SqliteDialect(openSqliteFile(path), metrics.commit);
  return new Kysely<Tables>({ dialect, log: timed(metrics) });
}

async function connect(config: PoolConfig, log: Logger, metrics: DatabaseMetrics): Promise<Database> {
  const { Pool, types } = await import('pg'); // only here, since SQLite does without its memory
  // pg returns 64-bit integers as text. In CockroachDB every integer is one, and ours stay below 2^53.
  const getTypeParser: typeof types.getTypeParser = (id: number, format?: string) =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text');
  const pool = new Pool({ connectionTimeoutMillis: CONNECT_LIMIT_MS, types: { getTypeParser }, ...config });
  // A connection that breaks (a restart of the database) emits an error, and an unhandled one would end the process:
  // the pool takes those of idle connections alone. It replaces the connection by itself.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  pool.on('error', () => {}); // the same error again, already logged above
  metrics.watchPool(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: timed(metrics) });
}

const timed =
  (metrics: DatabaseMetrics) =>
  ({ level, queryDurationMillis }: LogEvent): void =>
    metrics.query(queryDurationMillis / 1000, level === 'error');
