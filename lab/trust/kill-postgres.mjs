import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createPostgresCluster } from '../../apps/server/src/testing/create-postgres-cluster.ts';
import { startProduct } from '../bench/servers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { trustLog } from './trust-log.mjs';

/** The load continues at most this long without a database. */
const OUTAGE_MS = 700;
/** Killed processes may hold the shared memory for a moment. */
const RESTART_LIMIT_MS = 20_000;

/**
 * PostgreSQL under a server that stays up: in every other round all its processes are killed and it is started again, in
 * the others one of its processes is, after which PostgreSQL recovers by itself.
 * @type {import('./finding.mjs').Part}
 */
export async function killPostgres({ rounds, say }) {
  const log = trustLog();
  const cluster = await createPostgresCluster(['shared_buffers=64MB'], (text) => void writeSync(log, text));
  await cluster.start();
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  const secret = randomBytes(32).toString('base64');
  const env = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: secret,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(env, { output: log });
  let isDown = false;
  let killed = 0;
  try {
    const findings = await killRounds(
      {
        url: () => product.url,
        isRunning: () => product.isRunning(),
        dataDir,
        env,
        query: (sql) => queryPostgres(cluster.url, sql),
        kill: async () => {
          killed += 1;
          isDown = killed % 2 === 0;
          if (isDown) await killAll(cluster);
          else await killOne(cluster);
          await pause(Math.random() * OUTAGE_MS);
        },
        recover: async () => {
          const started = performance.now();
          if (isDown) await startAgain(cluster);
          while (!(await fetch(`${product.url}/health/ready`)).ok) {
            if (!product.isRunning()) throw new Error('The server has ended: see reports/trust.log.');
            await pause(5);
          }
          return performance.now() - started;
        },
        checkIntegrity: () => checkIndexes(cluster.url),
      },
      rounds,
      say,
    );
    const lost = product.isRunning() ? [] : ['the server has ended'];
    return [
      ...findings,
      { promise: 'the server stays up', tried: `${rounds} times`, faults: lost, figures: 'one process' },
    ];
  } finally {
    await product.stop();
    await cluster.remove();
    rmSync(dataDir, { recursive: true });
  }
}

/** @param {string} url @param {string} sql */
async function queryPostgres(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every index of a table is compared with its rows. @param {string} url */
async function checkIndexes(url) {
  await queryPostgres(url, 'create extension if not exists amcheck');
  const check = `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`;
  return queryPostgres(url, check).then(
    () => 'ok',
    (error) => String(error),
  );
}

/**
 * All processes, at a moment at which no new one can begin.
 * @param {import('../../apps/server/src/testing/create-postgres-cluster.ts').PostgresCluster} cluster
 */
async function killAll({ databaseDir, pid }) {
  process.kill(pid(), 'SIGSTOP');
  for (;;) {
    const left = processesIn(databaseDir);
    if (left.length === 0) return;
    for (const each of left) kill(each);
    await pause(1);
  }
}

/**
 * One that works for the server, or for PostgreSQL itself: all but the one that starts the others.
 * @param {import('../../apps/server/src/testing/create-postgres-cluster.ts').PostgresCluster} cluster
 */
async function killOne({ databaseDir, pid }) {
  const children = processesIn(databaseDir).filter((each) => each !== pid());
  const victim = children[Math.floor(Math.random() * children.length)];
  if (victim !== undefined) kill(victim);
}

/** Processes that live in a folder; zombies do not count. @param {string} folder */
function processesIn(folder) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => folderOf(pid) === folder);
}

/** @param {number} pid */
function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone
  }
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself between the look and the shot.
  }
}

/** @param {import('../../apps/server/src/testing/create-postgres-cluster.ts').PostgresCluster} cluster */
async function startAgain(cluster) {
  const end = performance.now() + RESTART_LIMIT_MS;
  for (;;) {
    try {
      return await cluster.start();
    } catch (error) {
      if (performance.now() > end) throw error ?? new Error('PostgreSQL did not start again.');
      await pause(50);
    }
  }
}
