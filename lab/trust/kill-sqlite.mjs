import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { writeTestSite } from '../../apps/server/src/testing/write-test-site.ts';
import { spawnProduct, startProduct } from '../bench/servers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { quantile } from './quantile.mjs';
import { trustLog } from './trust-log.mjs';

/** In this many rounds the server is killed once more during its start. */
const KILLED_STARTS = 1 / 8;
const MAX_START_MS = 1500;
/** The other rounds serve a small site: reading the whole one takes most of a start, and no part in what is tried. */
const WHOLE_SITE_EVERY = 5;

/** The server and its SQLite file, killed by SIGKILL. @type {import('./finding.mjs').Part} */
export async function killSqlite({ rounds, say }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  const env = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
  const query = async (/** @type {string} */ sql) => {
    const database = new DatabaseSync(join(dataDir, 'wordlamp.sqlite'), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  const log = trustLog();
  const site = writeTestSite();
  /** @type {number[]} */
  const wholeStarts = [];
  let recovered = 0;
  let product = await startProduct(env, { output: log, site });
  try {
    const findings = await killRounds(
      {
        url: () => product.url,
        isRunning: () => product.isRunning(),
        dataDir,
        env,
        query,
        kill: () => product.kill(),
        recover: async () => {
          if (Math.random() < KILLED_STARTS) {
            const starting = await spawnProduct(env, { output: log, site });
            await pause(Math.random() * MAX_START_MS);
            await starting.kill();
          }
          recovered += 1;
          const isWhole = recovered % WHOLE_SITE_EVERY === 0;
          product = await startProduct(env, isWhole ? { output: log } : { output: log, site });
          if (isWhole) wholeStarts.push(product.readyMs);
          return product.readyMs;
        },
        checkIntegrity: async () => {
          const rows = await query('PRAGMA integrity_check');
          return rows.map((row) => String(row.integrity_check)).join('; ');
        },
      },
      rounds,
      say,
    );
    const most = Math.round(Math.max(0, ...wholeStarts));
    say(
      `with the whole site: ${wholeStarts.length} starts, p50 ${Math.round(quantile(wholeStarts, 0.5))} ms, most ${most} ms`,
    );
    return findings;
  } finally {
    await product.kill();
    rmSync(dataDir, { recursive: true });
    rmSync(site, { recursive: true });
  }
}
