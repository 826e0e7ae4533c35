import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnProduct, startProduct } from '../bench/servers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { trustLog } from './trust-log.mjs';

/** In so many rounds the server is killed once more while it starts. */
const KILLED_STARTS = 1 / 8;
const MOST_START_MS = 1500;

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
  let product = await startProduct(env, log);
  try {
    return await killRounds(
      {
        url: () => product.url,
        isRunning: () => product.isRunning(),
        dataDir,
        env,
        query,
        kill: () => product.kill(),
        recover: async () => {
          if (Math.random() < KILLED_STARTS) {
            const starting = await spawnProduct(env, log);
            await pause(Math.random() * MOST_START_MS);
            await starting.kill();
          }
          product = await startProduct(env, log);
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
  } finally {
    await product.kill();
    rmSync(dataDir, { recursive: true });
  }
}
