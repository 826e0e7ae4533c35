// The figures that lab/scale.md computes with: node lab/bench-scale.mjs, after npm run build. CPU time of the server's
// process, so that other load on the machine matters little.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import startPostgres from '../apps/server/src/testing/start-postgres.ts';
import { startProduct } from './bench/servers.mjs';

const pg = createRequire(new URL('../apps/server/package.json', import.meta.url))('pg');

const ROWS = 100_000;
const REQUESTS = 3000;
const AT_ONCE = 16;
const TICKS_A_SECOND = 100;
const IDEA = JSON.stringify({ text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' });
const JSON_HEADERS = { 'content-type': 'application/json' };

let databaseUrl = '';
const stopPostgres = await startPostgres({
  provide: (_, url) => {
    databaseUrl = url;
  },
});
const settings = {
  DATABASE_URL: databaseUrl,
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  DAILY_LIMIT: '1000000000',
  PROFILE: 'test',
  RATE_LIMITS: 'off',
};
const product = await startProduct(settings);
try {
  await measureVisit();
  await measureProcessor('prompt', '/functions/v1/generate-prompt', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: IDEA,
  });
  await measureProcessor('daily usage', '/functions/v1/daily-usage');
  await measureProcessor('page', '/en/ai-prompt-generator', { headers: { 'accept-encoding': 'br' } });
  console.log(`memory of the server: ${Math.round(product.residentMb())} MB`);
  await measureRows();
} finally {
  await product.stop();
  await stopPostgres();
}

/** One visit of a browser: the generator, an idea, a prompt; then again with a warm cache. */
async function measureVisit() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const context = await browser.newContext();
  for (const name of ['first visit', 'second visit']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = { page: 0, asset: 0, api: 0, bytes: 0 };
    const paths = new Map();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.fromDiskCache) paths.set(requestId, new URL(response.url).pathname);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const path = paths.get(requestId);
      if (path === undefined) return;
      seen.bytes += encodedDataLength;
      seen[path.startsWith('/assets/') ? 'asset' : /^\/(functions|auth|api|rest)\//.test(path) ? 'api' : 'page'] += 1;
    });
    await page.goto(`http://127.0.0.1:${product.port}/en/ai-prompt-generator`, { waitUntil: 'networkidle' });
    await page.locator('textarea').first().fill('email to my landlord about a broken heater, polite but firm');
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/generate-prompt')),
      page.locator('form button[type=submit]').first().click(),
    ]);
    await page.waitForLoadState('networkidle');
    console.log(`${name}: ${JSON.stringify(seen)}`);
    await page.close();
  }
  await browser.close();
}

async function measureProcessor(name, path, options = {}) {
  const ask = async () => (await fetch(`http://127.0.0.1:${product.port}${path}`, options)).arrayBuffer();
  const askMany = (many) =>
    Promise.all(Array.from({ length: AT_ONCE }, async () => { for (let i = 0; i < many / AT_ONCE; i += 1) await ask(); })); // biome-ignore format: one line
  await askMany(REQUESTS / 3);
  const before = processorMs();
  await askMany(REQUESTS);
  console.log(`${name}: ${((processorMs() - before) / REQUESTS).toFixed(2)} ms of processor time`);
}

/** User and system time of the server's process so far. */
function processorMs() {
  const fields = readFileSync(`/proc/${product.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/** Fills real tables with realistic rows, and measures their size with indexes. */
async function measureRows() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const hash = (n) => `substr(translate(encode(sha256((${n})::text::bytea), 'base64'), '+/=', '-_'), 1, 43)`;
  const fill = {
    usage: `insert into usage select '2026-11-20', ${hash('n')}, 1 + n % 10 from generate_series(1, $1::int) n`,
    account: `insert into account select gen_random_uuid()::text, 'person' || n || '@example.org', '$argon2id$v=19$m=19456,t=2,p=1$' || ${hash('n')} || ${hash('n + 1')}, '{"full_name":"Ann Example"}',
      '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z' from generate_series(1, $1::int) n`,
    identity: `insert into identity select gen_random_uuid()::text, id, 'email', id, email, '{"email_verified":true}', created_at, created_at, created_at from account limit $1::int`,
    session: `insert into session select gen_random_uuid()::text, id, ${hash('id')}, 3, created_at, created_at, 'aal1', '[{"method":"password","timestamp":1763640000}]', 'Firefox 145', 'Windows' from account limit $1::int`,
  };
  for (const [table, statement] of Object.entries(fill)) {
    await client.query(statement, [ROWS]);
    const { rows } = await client.query('select pg_total_relation_size($1::regclass)::int as bytes', [table]);
    console.log(`${table}: ${Math.round(rows[0].bytes / ROWS)} bytes a row with its indexes`);
  }
  await client.end();
}
