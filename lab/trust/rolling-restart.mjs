// Restarts three servers behind nginx one after the other, while visitors come: node lab/trust/rolling-restart.mjs
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import startPostgres from '../../apps/server/src/testing/start-postgres.ts';
import { isNginxInstalled, NGINX_MISSING, startNginx } from './rolling/start-nginx.mjs';
import { prepareServers } from './rolling/start-servers.mjs';
import { sendVisitors } from './rolling/visitors.mjs';

/** The value of deploy/: see deploy/nginx/upstream.conf. */
const DRAIN_SECONDS = 10;
const CROWD = { count: 30, waitMs: 200 };
const BEFORE_MS = 3000;
const AFTER_MS = 3000;

/**
 * @typedef {object} RollingRestart
 * @property {number} servers
 * @property {number} restarts
 * @property {(number | null)[]} exitCodes of the processes that were stopped
 * @property {number} requests
 * @property {number} failed must be 0
 * @property {import('./rolling/visitors.mjs').Failure[]} failures
 * @property {number} generated prompts that visitors have got
 * @property {number} counted uses that the servers have counted; must be the same
 * @property {string[]} serverErrors what the servers have logged as errors
 * @property {number} seconds
 * @property {number} p50Ms
 * @property {number} p99Ms
 * @property {number} longestMs
 */

/**
 * One PostgreSQL, three servers, nginx with the configuration of deploy/nginx, and visitors all the while.
 * @returns {Promise<RollingRestart>}
 * @throws Error where nginx is not installed
 */
export async function rollingRestart() {
  if (!isNginxInstalled()) throw new Error(NGINX_MISSING);
  await using ends = new AsyncDisposableStack();
  let databaseUrl = '';
  ends.defer(await startPostgres({ provide: (_, url) => { databaseUrl = url; } })); // biome-ignore format: one line
  const port = await freePort();
  const { servers, log, removeFolder } = await prepareServers(3, {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DAILY_LIMIT: '1000000',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'error',
    // Accounts without mails, and no limits: what is tried is not the limits, and all visitors share this machine.
    PROFILE: 'test',
    AUTH_AUTOCONFIRM: 'on',
    RATE_LIMITS: 'off',
  });
  ends.defer(removeFolder);
  ends.defer(async () => { await Promise.all(servers.map((server) => server.stop())); }); // biome-ignore format: one line
  await Promise.all(servers.map((server) => server.start()));
  const nginx = await startNginx({ port, servers: servers.map((server) => server.port) });
  ends.defer(nginx.stop);
  const result = await restartUnderLoad(servers, port);
  return {
    ...result,
    serverErrors: log
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{')),
  };
}

/**
 * @param {import('./rolling/start-servers.mjs').Server[]} servers @param {number} port
 * @returns {Promise<Omit<RollingRestart, 'serverErrors'>>}
 */
async function restartUnderLoad(servers, port) {
  const visitors = await sendVisitors({ port, ...CROWD });
  const startedAt = performance.now();
  await pause(BEFORE_MS);
  const exitCodes = [];
  for (const server of servers) {
    exitCodes.push(await server.stop());
    await server.start();
  }
  await pause(AFTER_MS);
  const counted = await visitors.leave();
  const { requests, generated, failures, times } = visitors.tally;
  times.sort((a, b) => a - b);
  const quantile = (/** @type {number} */ share) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    servers: servers.length,
    restarts: exitCodes.length,
    exitCodes,
    requests,
    failed: failures.length,
    failures,
    generated,
    counted,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    longestMs: quantile(1),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await rollingRestart();
  console.log(JSON.stringify(result, null, 2));
  process.exitCode = result.failed === 0 && result.counted === result.generated ? 0 : 1;
}
