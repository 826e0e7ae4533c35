// Sends generated requests to the server and looks for what must never come back.
//   node lab/trust/fuzz.mjs [--requests 100000] [--seed 1] [--url http://…]
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { judge } from './fuzz/judge.mjs';
import { fuzzRequests } from './fuzz/requests.mjs';
import { sender } from './fuzz/send.mjs';
import { startFuzzedServer } from './fuzz/start-fuzzed-server.mjs';

/**
 * @typedef {object} FuzzResult
 * @property {number} seed
 * @property {number} requests
 * @property {number} perSecond
 * @property {Record<string, Record<string, number>>} statuses how often each was answered, by route; `closed`: no answer
 * @property {string[]} faults
 */

const AT_ONCE = 16;
/** Requests that are drawn from one seed, with one person signed in: some of them sign that person out. */
const BATCH = 500;
const MAX_FAULTS = 20;
const QUICK_MS = 50;
const CALM_LIMIT_MS = 60_000;

/**
 * @param {{ baseUrl: string, requests: number, seed: number }} options the same seed asks the same, apart from tokens
 * @returns {Promise<FuzzResult>}
 */
export async function fuzz({ baseUrl, requests, seed }) {
  await untilCalm(baseUrl);
  const { send, close } = sender(baseUrl);
  /** @type {FuzzResult['statuses']} */
  const statuses = {};
  /** @type {string[]} */
  const faults = [];
  const started = performance.now();
  let sent = 0;
  for (let batch = 0; sent < requests && faults.length < MAX_FAULTS; batch++) {
    const count = Math.min(BATCH, requests - sent);
    const drawn = fc.sample(fuzzRequests(await tokensOf(baseUrl, batch)), { numRuns: count, seed: seed + batch });
    const waiting = drawn.entries();
    const sendWaiting = async () => {
      for (const [index, request] of waiting) await sendOne(request, `request ${index} of seed ${seed + batch}`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendWaiting));
    sent += count;
  }
  close();
  return {
    seed,
    requests: sent,
    perSecond: Math.round((sent * 1000) / (performance.now() - started)),
    statuses,
    faults,
  };

  /** @param {import('./fuzz/requests.mjs').FuzzRequest} request @param {string} name */
  async function sendOne(request, name) {
    // On a busy machine anything may take long once.
    let outcome = await send(request);
    if (outcome === 'hang') outcome = await send(request);
    const answers = outcome === 'hang' ? [] : outcome;
    const problems = outcome === 'hang' ? ['hangs'] : answers.flatMap((answer) => judge(request, answer) ?? []);
    const shown = JSON.stringify(request.raw ?? [request.method, request.path, request.headers, request.body]).slice(
      0,
      600,
    );
    faults.push(...problems.map((problem) => `${request.route} ${problem}: ${name}, ${shown}`));
    const counts = statuses[request.route] ?? {};
    statuses[request.route] = counts;
    for (const status of answers.length === 0 ? ['closed'] : answers.map((answer) => String(answer.status)))
      counts[status] = (counts[status] ?? 0) + 1;
  }
}

/** A server compiles its patterns in its first seconds, which is no hang of a request. @param {string} baseUrl */
async function untilCalm(baseUrl) {
  const end = performance.now() + CALM_LIMIT_MS;
  for (let quick = 0; quick < 20 && performance.now() < end; ) {
    const started = performance.now();
    await (await fetch(`${baseUrl}/health/live`)).text();
    quick = performance.now() - started < QUICK_MS ? quick + 1 : 0;
    await setTimeout(QUICK_MS);
  }
}

/** A signed-in person, on a server without confirmation of sign-ups. @param {string} baseUrl @param {number} batch */
async function tokensOf(baseUrl, batch) {
  const response = await fetch(`${baseUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `fuzz${batch}-${randomInt(1e9)}@example.org`, password: 'a quiet lamp at dusk' }),
  });
  /** @type {{ access_token?: string }} */
  const { access_token: token } = await response.json();
  return token === undefined ? [] : [token];
}

/** @param {FuzzResult} result */
function print({ seed, requests, perSecond, statuses, faults }) {
  const rows = Object.entries(statuses).sort(([one], [other]) => one.localeCompare(other));
  for (const [route, counts] of rows)
    console.log(
      `${route.padEnd(45)} ${Object.entries(counts)
        .map(([status, count]) => `${status}: ${count}`)
        .join('  ')}`,
    );
  for (const fault of faults) console.error(fault);
  console.log(`${requests} requests, ${perSecond} a second, seed ${seed}: ${faults.length} faults`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { requests: { type: 'string' }, seed: { type: 'string' }, url: { type: 'string' } },
  });
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  console.log(`seed ${seed}`);
  const server = values.url === undefined ? await startFuzzedServer() : undefined;
  const result = await fuzz({
    baseUrl: server?.baseUrl ?? String(values.url),
    requests: Number(values.requests ?? 100_000),
    seed,
  });
  await server?.stop();
  print(result);
  process.exitCode = result.faults.length > 0 ? 1 : 0;
}
