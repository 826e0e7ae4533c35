import pg from 'pg';
import { pino } from 'pino';
import { type TestContext, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './tables.ts';
import { createUsageStore } from './usage-store.ts';

vi.setConfig({ testTimeout: 30_000 }); // the limits of a statement are seconds

test.concurrent('a statement that waits too long is given up by PostgreSQL too, and charges nobody later', async ({
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

/** An empty database with a connection of the test's own beside those of the product. */
async function newPostgres(
  onTestFinished: TestContext['onTestFinished'],
): Promise<{ client: pg.Client; open: () => Promise<Database> }> {
  const { place, remove } = await createTestDatabase('PostgreSQL');
  const client = new pg.Client('postgresUrl' in place ? place.postgresUrl : '');
  await client.connect();
  const opened: Database[] = [];
  onTestFinished(async () => {
    await Promise.all([client.end(), ...opened.map((db) => db.destroy())]);
    await remove();
  });
  const open = async () => {
    const db = await openDatabase(place, pino({ level: 'silent' }));
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
