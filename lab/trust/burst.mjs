import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../bench/servers.mjs';
import { measureCapacity } from './measure-capacity.mjs';
import { openLoop } from './open-loop.mjs';
import { quantile } from './quantile.mjs';
import { visitorRequests } from './visitor-requests.mjs';

const TIMES_CAPACITY = 5;
const BURST_SECONDS = 5;
const QUIET_SECONDS = 5;
/** Of the capacity, before and after the burst. */
const QUIET_SHARE = 0.3;
const MAX_CONNECTIONS = 4000;
const WINDOW_MS = 250;
const WINDOWS_A_SECOND = 1000 / WINDOW_MS;
/** A window is normal again when its p99 is at most twice what it was before, or this. */
const NORMAL_MS = 25;
const RECOVERY_LIMIT_MS = 5000;
/** Of the capacity: what is answered within the burst, as its clients see it. */
const MIN_SERVED = 0.6;
const HEALTH_LIMIT_MS = 1000;
/** Windows of the ten seconds that a pause of the machine may spoil. */
const MAX_SLOW_LATER = 4;
/** What a server may say that sheds load. */
const SHED = new Set([200, 429, 503]);

/**
 * Five times as many requests as it can answer, arriving whether or not it answers.
 * @type {import('./finding.mjs').Part} `rounds`: how many bursts
 */
export async function burst({ rounds, say }) {
  const product = await startProduct({ DAILY_LIMIT: '1000000000', TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const capacity = await measureCapacity(product.port);
    say(`capacity ${Math.round(capacity)} requests a second`);
    /** @type {string[]} */
    const unclean = [];
    /** @type {string[]} */
    const slow = [];
    /** @type {string[]} */
    const late = [];
    const figures = [];
    for (let round = 0; round < rounds; round += 1) {
      const seen = await oneBurst(product, capacity);
      unclean.push(...seen.faults);
      late.push(...seen.lateHealth);
      if (seen.recoveryMs > RECOVERY_LIMIT_MS) slow.push(`normal again after ${Math.round(seen.recoveryMs)} ms`);
      if (seen.slowLater > MAX_SLOW_LATER) slow.push(`${seen.slowLater} slow windows after that`);
      figures.push(seen);
      say(seen.words);
    }
    const last = figures.at(-1);
    const recoveries = figures.map(({ recoveryMs }) => (recoveryMs / 1000).toFixed(2));
    return [
      {
        promise: 'a burst at five times capacity is shed cleanly',
        tried: `${rounds} bursts of ${BURST_SECONDS} s`,
        faults: unclean,
        figures: `capacity ${Math.round(capacity)}/s; ${last?.words}`,
      },
      {
        promise: '/health/live answers in under 1 s during it',
        tried: `${rounds} bursts, ten questions a second over one connection and over new ones`,
        faults: late,
        figures: last?.healthWords ?? '',
      },
      { promise: 'what is counted was written', tried: 'all prompts of the bursts', ...(await compareCounts(product)) },
      {
        promise: 'normal again in under 5 s',
        tried: `${rounds} times`,
        faults: slow,
        figures: `after ${recoveries.join(', ')} s`,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** @param {import('../bench/servers.mjs').Product} product @param {number} capacity */
async function oneBurst({ port, residentMb }, capacity) {
  const next = visitorRequests();
  const at = (/** @type {number} */ share, /** @type {number} */ seconds) =>
    openLoop({ port, perSecond: Math.round(capacity * share), seconds, next, mostConnections: MAX_CONNECTIONS });
  const probe = startProbe(port);
  const before = await at(QUIET_SHARE, QUIET_SECONDS);
  const normal = quantile(
    before.samples.map(({ ms }) => ms),
    0.99,
  );
  // What comes after the burst does not wait for its last answers.
  const begun = Date.now();
  const bursting = at(TIMES_CAPACITY, BURST_SECONDS);
  await new Promise((resolve) => setTimeout(resolve, BURST_SECONDS * 1000));
  const megabytes = residentMb();
  const [during, after, probes] = await Promise.all([bursting, at(QUIET_SHARE, 2 * QUIET_SECONDS), probe.stop()]);
  const count = (/** @type {number} */ status) => during.samples.filter((sample) => sample.status === status).length;
  const inTime = during.samples.filter(({ at, ms, status }) => status === 200 && at + ms <= BURST_SECONDS * 1000);
  const share = inTime.length / (capacity * BURST_SECONDS);
  const strange = during.samples.filter(({ status }) => !SHED.has(status));
  const late = after.samples.filter(({ status }) => status !== 200);
  const faults = [
    ...(during.broken + during.hung > 0
      ? [`${during.broken} broken connections, ${during.hung} without an answer`]
      : []),
    ...(strange.length > 0 ? [`${strange.length} other answers, such as ${strange[0]?.status}`] : []),
    ...(share < MIN_SERVED ? [`only ${share.toFixed(2)} of the capacity was served`] : []),
  ];
  const served = during.samples.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const { recoveryMs, slowLater } = recoveryOf(after.samples, Math.max(NORMAL_MS, 2 * normal));
  const times = (/** @type {Probes} */ seen) => seen.filter(({ askedAt }) => askedAt >= begun).map(({ ms }) => ms);
  const health = { kept: times(probes.kept), fresh: times(probes.fresh) };
  const worst = { kept: Math.max(...health.kept), new: Math.max(...health.fresh) };
  const lateHealth = Object.entries(worst)
    .filter(([, ms]) => ms > HEALTH_LIMIT_MS)
    .map(([kind, ms]) => `/health/live took ${Math.round(ms)} ms over a ${kind} connection`);
  const healthWords = `kept connection p50 ${Math.round(quantile(health.kept, 0.5))} ms, most ${Math.round(worst.kept)} ms; new connections p50 ${Math.round(quantile(health.fresh, 0.5))} ms, most ${Math.round(worst.new)} ms`;
  const words =
    `${share.toFixed(2)} of the capacity within it; ${count(200)} × 200 (p50 ${Math.round(quantile(served, 0.5))} ms, p99 ${Math.round(quantile(served, 0.99))} ms, before ${normal.toFixed(1)} ms), ${count(429)} × 429, ` +
    `${count(503)} × 503, ${during.unsent} not sent for want of connections, ${late.length} refused after it, ${slowLater} slow windows later, ${Math.round(megabytes)} MB; health: ${healthWords}`;
  return { faults, lateHealth, recoveryMs, slowLater, words, healthWords };
}

/**
 * @typedef {import('./health-probe.mjs').Probe[]} Probes
 * @param {number} port @returns {{ stop: () => Promise<{ kept: Probes, fresh: Probes }> }}
 */
function startProbe(port) {
  const worker = new Worker(new URL('health-probe.mjs', import.meta.url), { workerData: { port } });
  const times = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return {
    stop: () => {
      worker.postMessage('stop');
      return times;
    },
  };
}

/** What the database has counted for networks, and what the server has written. @param {import('../bench/servers.mjs').Product} product */
async function compareCounts({ url, env }) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const written = Number(
    /^wordlamp_generations_total\{type="ai-prompt",outcome="written"\} (\d+)$/m.exec(metrics)?.[1],
  );
  const database = new DatabaseSync(join(env.DATA_DIR ?? '', 'wordlamp.sqlite'), { readOnly: true });
  const row = database.prepare("SELECT sum(count) AS counted FROM usage WHERE subject LIKE 'network %'").get();
  database.close();
  const figures = `${row?.counted} counted, ${written} written`;
  return { faults: row?.counted === written ? [] : [figures], figures };
}

/**
 * When a whole second of normal windows begins, and how many later ones are not normal: a machine's own hiccup, or ours.
 * @param {readonly import('./open-loop.mjs').Sample[]} samples @param {number} normalMs
 */
function recoveryOf(samples, normalMs) {
  const last = samples.reduce((most, { at }) => Math.max(most, at), 0);
  const windows = Array.from({ length: Math.ceil(last / WINDOW_MS) }, (_, index) => {
    const window = samples.filter(({ at }) => Math.floor(at / WINDOW_MS) === index);
    const times = window.map(({ ms }) => ms);
    return window.every(({ status }) => status === 200) && quantile(times, 0.99) <= normalMs;
  });
  const first = windows.findIndex((_, index) => windows.slice(index, index + WINDOWS_A_SECOND).every(Boolean));
  if (first === -1) return { recoveryMs: Number.POSITIVE_INFINITY, slowLater: 0 };
  return { recoveryMs: first * WINDOW_MS, slowLater: windows.slice(first).filter((isNormal) => !isNormal).length };
}
