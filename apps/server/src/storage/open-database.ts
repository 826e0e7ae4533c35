import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { openSqliteFile } from './sqlite/open-sqlite-file.ts';
import { SqliteDialect } from './sqlite/sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

const MAX_CONNECTIONS = 10;
/** Bounds of what a request may wait for PostgreSQL, below the time that the request itself has. */
const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 10_000;

/** Where the data is: a SQLite file (or `:memory:`), or a PostgreSQL database for several servers. */
export type DatabasePlace = { sqliteFile: string } | { postgresUrl: string };

export function openDatabase(place: DatabasePlace, log: Logger): Database {
  if ('sqliteFile' in place)
    return new Kysely<Tables>({ dialect: new SqliteDialect(openSqliteFile(place.sqliteFile)) });
  const pool = new pg.Pool({
    connectionString: place.postgresUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  });
  // An idle connection that breaks (a restart of the database) would end the process; the pool replaces it by itself.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
