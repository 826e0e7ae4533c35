import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { type TestContext, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './tables.ts';
import { createUsageStore } from './usage-store.ts';

vi.setConfig({ testTimeout: 30_000 }); // the limits of a statement are seconds

test.concurrent('a statement that waits too long is given up by PostgreSQL too, and does not charge a visitor later', async ({
  expect,
  onTestFinished,
}) => {
  const { client, open } = await newPostgres(onTestFinished);
  const usage = createUsageStore(await open());
  await usage.reserve('a visitor', '2026-11-20', 10);

  await client.query('begin; select * from usage for update');
  await expect(usage.reserve('a visitor', '2026-11-20', 10)).rejects.toThrow('statement timeout');

  expect(await waitsForLock(client, 0)).toBe(false);
  await client.query('rollback');
  expect(await usage.count('a visitor', '2026-11-20')).toBe(1);
});

test.concurrent('a server that starts waits for the migration of another, longer than for a request', async ({
  expect,
  onTestFinished,
}) => {
  const { client, open } = await newPostgres(onTestFinished);
  await open();

  await client.query('begin; lock table kysely_migration');
  let isSettled = false;
  const opening = open().finally(() => {
    isSettled = true;
  });
  opening.catch(() => {}); // a failure is awaited below
  while (!isSettled && !(await waitsForLock(client, 11)));
  await client.query('rollback');

  await expect(opening).resolves.toBeDefined();
});

test.concurrent('three servers that start at once on an empty database migrate it once, also behind a limit of the role', async ({
  expect,
  onTestFinished,
}) => {
  const { client, open } = await newPostgres(onTestFinished);
  const { rows } = await client.query('select current_database() as name');
  await client.query(`alter database ${rows[0].name} set statement_timeout = 50`); // less than the migration takes, for which two of them wait

  const opened = await Promise.all([open(), open(), open()]);

  const names = await client.query('select name from kysely_migration');
  expect(new Set(names.rows.map(({ name }) => name)).size).toBe(names.rowCount);
  expect(names.rowCount).toBeGreaterThan(6);
  const locks = await client.query(
    "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  expect(locks.rowCount).toBe(0);
  expect(opened).toHaveLength(3);
});

test.concurrent('a server holds no more connections than it may', async ({ expect, onTestFinished }) => {
  const { client, open } = await newPostgres(onTestFinished);
  const usage = createUsageStore(await open(3));

  await Promise.all(Array.from({ length: 20 }, (_, index) => usage.reserve(`visitor ${index}`, '2026-11-20', 10)));

  const others = await client.query(
    'select from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()',
  );
  expect(others.rowCount).toBe(3);
});

test.concurrent('integers of 64 bits are numbers, since CockroachDB has no others', async ({
  expect,
  onTestFinished,
}) => {
  const { open } = await newPostgres(onTestFinished);

  const { rows } = await sql`select 5::bigint as five`.execute(await open());

  expect(rows).toEqual([{ five: 5 }]);
});

test.concurrent('a connection that breaks between two statements fails its transaction alone', async ({
  expect,
  onTestFinished,
}) => {
  const { client, open } = await newPostgres(onTestFinished);
  const db = await open();

  const transaction = db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside);
    const pid = rows[0]?.pid;
    await client.query('select pg_terminate_backend($1, 10000)', [pid]);
    await vi.waitFor(() => expect(sql`select 1`.execute(inside)).rejects.toThrow('not queryable'));
  });

  await expect(transaction).rejects.toThrow('not queryable'); // and no error without a listener has ended the process
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

/** An empty database with a connection for the test in addition to those of the product. */
async function newPostgres(
  onTestFinished: TestContext['onTestFinished'],
): Promise<{ client: pg.Client; open: (pool?: number) => Promise<Database> }> {
  const { place, remove } = await createTestDatabase('PostgreSQL');
  const client = new pg.Client('postgresUrl' in place ? place.postgresUrl : '');
  await client.connect();
  const opened: Database[] = [];
  onTestFinished(async () => {
    await Promise.all([client.end(), ...opened.map((db) => db.destroy())]);
    await remove();
  });
  const open = async (pool?: number) => {
    const db = await openDatabase({ ...place, ...(pool && { pool }) }, pino({ level: 'silent' }));
    opened.push(db);
    return db;
  };
  return { client, open };
}

/** Whether a statement in the database of `client` has waited for a lock for `seconds`. */
async function waitsForLock(client: pg.Client, seconds: number): Promise<boolean> {
  await client.query('select pg_stat_clear_snapshot()'); // a transaction would see its first view again
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start >= make_interval(secs => $1)`,
    [seconds],
  );
  return rowCount !== 0;
}
