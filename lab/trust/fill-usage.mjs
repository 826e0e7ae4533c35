import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** So long the counts of accounts are kept; those of visitors are kept for today and yesterday. */
const DAYS = 30;

/**
 * Fills the counts as they would be: half of them visitors of two days, half accounts over thirty. In the order of the
 * key, since only what is read and written afterwards is to be measured.
 * @param {string} file of a stopped product @param {number} rows
 */
export function fillSqlite(file, rows) {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
  database.exec(`
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${rows})
    INSERT INTO usage (day, subject, count)
    SELECT
      date('now', '-' || (CASE n % 2 WHEN 0 THEN n / 2 % 2 ELSE n / 2 % ${DAYS} END) || ' days') AS day,
      CASE n % 2 WHEN 0 THEN substr(hex(randomblob(22)), 1, 43)
        ELSE 'account ' || substr(hex(randomblob(18)), 1, 36) END AS subject,
      1 + n % 10
    FROM number ORDER BY day, subject`);
  const { count } = database.prepare('SELECT count(*) AS count FROM usage').get() ?? {};
  if (Number(count) < rows) throw new Error(`There are ${count} rows, not ${rows}.`);
  database.close();
}

/**
 * The same in a new database of a cluster.
 * @param {string} clusterUrl @param {string} name of the database @param {number} rows
 * @param {() => Promise<void>} makeTables
 * @returns {Promise<number>} bytes of the table and its index
 */
export async function fillPostgres(clusterUrl, name, rows, makeTables) {
  const cluster = new pg.Client(clusterUrl);
  await cluster.connect();
  await cluster.query(`create database ${name}`);
  await cluster.end();
  await makeTables();
  const client = new pg.Client(clusterUrl.replace(/postgres$/, name));
  await client.connect();
  await client.query(`set work_mem = '256MB'`);
  await client.query(`
    insert into usage (day, subject, count)
    select
      to_char((now() at time zone 'utc')::date - case n % 2 when 0 then n / 2 % 2 else n / 2 % ${DAYS} end, 'YYYY-MM-DD') as day,
      case n % 2 when 0 then substr(md5(n::text) || md5((n + 0.5)::text), 1, 43)
        else 'account ' || substr(md5(n::text) || md5((n + 0.5)::text), 1, 36) end as subject,
      1 + n % 10
    from generate_series(1, ${rows}) n order by day, subject`);
  await client.query('vacuum (analyze) usage');
  await client.query('checkpoint');
  const { rows: sizes } = await client.query(
    `select pg_total_relation_size('usage') as bytes, count(*) as rows from usage`,
  );
  await client.end();
  if (Number(sizes[0].rows) < rows) throw new Error(`There are ${sizes[0].rows} rows, not ${rows}.`);
  return Number(sizes[0].bytes);
}
