import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster } from '../../apps/server/src/testing/create-postgres-cluster.ts';
import { load } from '../bench/load.mjs';
import { startProduct } from '../bench/servers.mjs';
import { fillPostgres, fillSqlite } from './fill-usage.mjs';
import { quantile } from './quantile.mjs';
import { promptRequest, usageRequest } from './visitor-requests.mjs';

const ROWS = { small: 1000, big: 10_000_000 };
const MAX_RATIO = 1.3;
/** Short, so that what else the machine does hits both. */
const SLICE_SECONDS = 0.5;
const CONNECTIONS = 4;
const REQUESTS = { 'generate-prompt': promptRequest, 'daily-usage': usageRequest };

/** @typedef {import('../bench/servers.mjs').Product} Product */

/**
 * The same requests with 1,000 and with 10 million rows of usage, in turn within one run.
 * @type {import('./finding.mjs').Part} `rounds`: slices of each
 */
export async function bigTable({ rounds, say }) {
  return [...(await onSqlite(rounds, say)), ...(await onPostgres(rounds, say))];
}

/** @param {number} rounds @param {(line: string) => void} say */
async function onSqlite(rounds, say) {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  try {
    const products = [];
    for (const [name, rows] of Object.entries(ROWS)) {
      const env = { ...settings, DATA_DIR: join(folder, name) };
      await (await startProduct(env)).stop(); // makes the tables
      const file = join(env.DATA_DIR, 'wordlamp.sqlite');
      fillSqlite(file, rows);
      products.push(await startProduct(env));
      say(
        `SQLite, ${rows} rows: ${Math.round(statSync(file).size / 1e6)} MB, ready after ${Math.round(products.at(-1)?.readyMs ?? 0)} ms`,
      );
    }
    return await compare('SQLite', products, rounds, say);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {number} rounds @param {(line: string) => void} say */
async function onPostgres(rounds, say) {
  const cluster = await createPostgresCluster(['shared_buffers=256MB', 'max_wal_size=4GB']);
  await cluster.start();
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  try {
    const products = [];
    for (const [name, rows] of Object.entries(ROWS)) {
      const secret = Buffer.alloc(32, 7).toString('base64');
      const databaseUrl = cluster.url.replace(/postgres$/, name);
      const env = { ...settings, DATA_DIR: join(folder, name), DATABASE_URL: databaseUrl, SECRET_KEY: secret };
      const size = await fillPostgres(cluster.url, name, rows, async () => {
        await (await startProduct(env)).stop(); // makes the tables
      });
      products.push(await startProduct(env));
      say(
        `PostgreSQL, ${rows} rows: ${Math.round(size / 1e6)} MB, ready after ${Math.round(products.at(-1)?.readyMs ?? 0)} ms`,
      );
    }
    return await compare('PostgreSQL', products, rounds, say);
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true });
  }
}

const settings = { DAILY_LIMIT: '1000000000', TRUSTED_PROXIES: '127.0.0.1' };

/** @param {string} place @param {Product[]} products the small one, the big one @param {number} rounds @param {(line: string) => void} say */
async function compare(place, products, rounds, say) {
  const findings = [];
  for (const [name, request] of Object.entries(REQUESTS)) {
    let index = 0;
    const next = () => {
      index += 1;
      return request(index);
    };
    const measure = (/** @type {Product} */ { port }, /** @type {number} */ seconds) =>
      load({ port, seconds, connections: CONNECTIONS, next });
    for (const product of products) await measure(product, 3); // until the code is compiled
    const seen = products.map((product) => ({ product, times: /** @type {number[]} */ ([]), failed: 0 }));
    for (let round = 0; round < rounds; round += 1)
      for (const entry of round % 2 === 0 ? seen : seen.toReversed()) {
        const { times, failed } = await measure(entry.product, SLICE_SECONDS);
        entry.times = entry.times.concat(times);
        entry.failed += failed;
      }
    const p99 = seen.map(({ times }) => quantile(times, 0.99));
    const ratio = (p99[1] ?? Number.NaN) / (p99[0] ?? Number.NaN);
    const failed = seen.reduce((sum, entry) => sum + entry.failed, 0);
    const figures = `p99 ${p99.map((ms) => `${ms.toFixed(2)} ms`).join(' and ')}, ×${ratio.toFixed(2)}; ${seen.map(({ times }) => times.length).join(' and ')} requests`;
    say(`${place}, ${name}: ${figures}`);
    findings.push({
      promise: `10 million rows: ${name} on ${place}`,
      tried: `${rounds} slices of each, in turn`,
      faults: [
        ...(ratio <= MAX_RATIO ? [] : [`p99 is ×${ratio.toFixed(2)} of that with 1,000 rows`]),
        ...(failed > 0 ? [`${failed} requests failed`] : []),
      ],
      figures,
    });
  }
  await Promise.all(products.map((product) => product.stop()));
  return findings;
}
