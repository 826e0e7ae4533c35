import pg from 'pg';
import { isLoopbackHost } from '../../http/is-loopback-host.ts';
import { type Finding, findingsOf } from './finding.ts';
import { judgeMigrations } from './judge-migrations.ts';

const { ok, warn, fail } = findingsOf('database');
const clock = findingsOf('clock');
const LIMIT_MS = 5000;
const MIN_VERSION = 13;
/** Second factors are valid for half a minute, and servers compare each other's times. */
const SKEW_MS = { warn: 1000, fail: 30_000 };

/** Queries PostgreSQL over a separate connection; writes nothing. @param pool connections of each server */
export async function checkPostgres(databaseUrl: string, pool: number): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: LIMIT_MS,
    statement_timeout: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  client.on('error', () => {}); // a connection that breaks later fails the query that waits for it
  try {
    await client.connect();
  } catch (error) {
    return [fail(`PostgreSQL cannot be reached (${reasonOf(error)}): look at DATABASE_URL and whether it runs`)];
  }
  try {
    const findings = [await versionOf(client), await encryptionOf(client, databaseUrl), await migrationsOf(client)];
    return [...findings, await privilegesOf(client), await roomOf(client, pool), await skewOf(client)].flat();
  } finally {
    await client.end();
  }
}

async function versionOf(client: pg.Client): Promise<Finding[]> {
  const { version, is_replica: isReplica } = await ask(
    client,
    `select current_setting('server_version') as version, pg_is_in_recovery() as is_replica`,
  );
  const says = `PostgreSQL ${version}`;
  if (isReplica) return [fail(`${says} is a replica, which takes no writes: name the primary in DATABASE_URL`)];
  return [
    Number.parseInt(String(version), 10) < MIN_VERSION ? warn(`${says} is old: use ${MIN_VERSION} or later`) : ok(says),
  ];
}

async function encryptionOf(client: pg.Client, databaseUrl: string): Promise<Finding[]> {
  const host = URL.parse(databaseUrl)?.hostname ?? '';
  if (host === '' || isLoopbackHost(host)) return [];
  const { ssl } = await ask(client, 'select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  if (ssl === true) return [];
  return [
    warn(
      'the connection to PostgreSQL is not encrypted: add ?sslmode=verify-full to DATABASE_URL, or keep the network private',
    ),
  ];
}

async function migrationsOf(client: pg.Client): Promise<Finding> {
  const { is_there: isThere } = await ask(client, `select to_regclass('kysely_migration') is not null as is_there`);
  if (!isThere) return warn('the database is empty: the first start makes the tables');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return judgeMigrations(rows.map(({ name }) => name));
}

async function privilegesOf(client: pg.Client): Promise<Finding[]> {
  const { may_create: mayCreate, tables } = await ask(
    client,
    `select has_schema_privilege(current_schema(), 'CREATE') as may_create,
      (select string_agg(tablename, ', ') from pg_tables where schemaname = current_schema() and not (
        has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT, INSERT, UPDATE, DELETE')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'INSERT')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'UPDATE')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'DELETE'))) as tables`,
  );
  if (tables !== null)
    return [fail(`the user of DATABASE_URL may not read or write ${tables}: grant all on these tables`)];
  if (!mayCreate) return [fail('the user of DATABASE_URL may not create tables: grant create on the schema')];
  return [ok('its user may do what the server does')];
}

async function roomOf(client: pg.Client, pool: number): Promise<Finding> {
  const { most, reserved, used } = await ask(
    client,
    `select current_setting('max_connections')::int as most,
      current_setting('superuser_reserved_connections')::int as reserved,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`,
  );
  const room = Number(most) - Number(reserved);
  const servers = Math.floor(room / pool);
  const says = `${room} connections, ${used} in use; each server takes up to ${pool}, so ${servers} servers fit`;
  if (servers < 1) return fail(`${says}: raise max_connections`);
  return servers < 2 ? warn(`${says}: raise max_connections before a second one starts`) : ok(says);
}

async function skewOf(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { ms } = await ask(client, 'select extract(epoch from clock_timestamp()) * 1000 as ms');
  const after = Date.now();
  const skew = Math.max(0, before - Number(ms), Number(ms) - after);
  const says = `${(skew / 1000).toFixed(1)} s between this machine and the database`;
  if (skew > SKEW_MS.fail) return clock.fail(`${says}: set up time synchronisation on both`);
  return skew > SKEW_MS.warn ? clock.warn(`${says}: set up time synchronisation on both`) : clock.ok(says);
}

async function ask(client: pg.Client, query: string): Promise<Record<string, unknown>> {
  return (await client.query(query)).rows[0] ?? {};
}

/** The code of PostgreSQL or of the network; messages repeat names of users and hosts. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
