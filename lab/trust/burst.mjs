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
const MOST_CONNECTIONS = 4000;
const WINDOW_MS = 250;
const WINDOWS_A_SECOND = 1000 / WINDOW_MS;
/** A window is normal again when its p99 is at most twice what it was before, or this. */
const NORMAL_MS = 25;
const RECOVERY_LIMIT_MS = 5000;
/** Windows of the ten seconds that a pause of the machine may spoil. */
const MOST_SLOW_LATER = 4;
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
    const figures = [];
    for (let round = 0; round < rounds; round += 1) {
      const seen = await oneBurst(product, capacity);
      unclean.push(...seen.faults);
      if (seen.recoveryMs > RECOVERY_LIMIT_MS) slow.push(`normal again after ${Math.round(seen.recoveryMs)} ms`);
      if (seen.slowLater > MOST_SLOW_LATER) slow.push(`${seen.slowLater} slow windows after that`);
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
    openLoop({ port, perSecond: Math.round(capacity * share), seconds, next, mostConnections: MOST_CONNECTIONS });
  const before = await at(QUIET_SHARE, QUIET_SECONDS);
  const normal = quantile(
    before.samples.map(({ ms }) => ms),
    0.99,
  );
  // What comes after the burst does not wait for its last answers.
  const bursting = at(TIMES_CAPACITY, BURST_SECONDS);
  await new Promise((resolve) => setTimeout(resolve, BURST_SECONDS * 1000));
  const megabytes = residentMb();
  const [during, after] = await Promise.all([bursting, at(QUIET_SHARE, 2 * QUIET_SECONDS)]);
  const count = (/** @type {number} */ status) => during.samples.filter((sample) => sample.status === status).length;
  const strange = during.samples.filter(({ status }) => !SHED.has(status));
  const late = after.samples.filter(({ status }) => status !== 200);
  const faults = [
    ...(during.broken + during.hung > 0
      ? [`${during.broken} broken connections, ${during.hung} without an answer`]
      : []),
    ...(strange.length > 0 ? [`${strange.length} other answers, such as ${strange[0]?.status}`] : []),
    ...(count(200) < (capacity * BURST_SECONDS) / 4 ? [`only ${count(200)} were served`] : []),
  ];
  const served = during.samples.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const { recoveryMs, slowLater } = recoveryOf(after.samples, Math.max(NORMAL_MS, 2 * normal));
  const words =
    `${count(200)} × 200 (p50 ${Math.round(quantile(served, 0.5))} ms, p99 ${Math.round(quantile(served, 0.99))} ms, before ${normal.toFixed(1)} ms), ${count(429)} × 429, ` +
    `${count(503)} × 503, ${during.unsent} not sent for want of connections, ${late.length} refused after it, ${slowLater} slow windows later, ${Math.round(megabytes)} MB`;
  return { faults, recoveryMs, slowLater, words };
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
