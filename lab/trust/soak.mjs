import { startProduct } from '../bench/servers.mjs';
import { measureOpenCapacity, warmUp } from './measure-capacity.mjs';
import { openLoop } from './open-loop.mjs';
import { quantile } from './quantile.mjs';
import { visitorRequests } from './visitor-requests.mjs';

const SHARE = 0.7;
/** One per visitor; with fewer, a pause of the disk would keep visitors from arriving at all. */
const MAX_CONNECTIONS = 6000;
const MAX_TRIES = 3;
/** At the rate of the soak, until caches and the heap are as full as they get. */
const WARM_UP_MINUTES = 3;
const MAX_MB_A_MINUTE = 1;
/** The p99 of the last third against that of the first. */
const MAX_DRIFT = 1.5;

/** @type {import('./finding.mjs').Part} `rounds`: minutes after the warm-up */
export async function soak({ rounds: minutes, say }) {
  const product = await startProduct({ DAILY_LIMIT: '1000000000', TRUSTED_PROXIES: '127.0.0.1' });
  try {
    await warmUp(product.port);
    // A machine that is shared is now fast and now slow: what it keeps up with is the least of several tries.
    /** @type {number[]} */
    const tries = [];
    const warmUpFor = (/** @type {number} */ most) =>
      soakFor(product, Math.min(most, minutes / 2), SHARE * Math.min(...tries), (line) => say(`warm-up, ${line}`));
    for (let round = 0; round < MAX_TRIES; round += 1) {
      tries.push(await measureOpenCapacity(product.port));
      await warmUpFor(1);
    }
    say(`capacity ${tries.map(Math.round).join(', ')} a second`);
    await warmUpFor(WARM_UP_MINUTES);
    return findingsOf(await soakFor(product, minutes, SHARE * Math.min(...tries), say), `${minutes} minutes`);
  } finally {
    await product.stop();
  }
}

/**
 * @typedef {{ seen: import('./open-loop.mjs').Load, sizes: { minute: number, mb: number }[], perSecond: number }} Soaked
 * @param {import('../bench/servers.mjs').Product} product
 * @param {number} minutes
 * @param {number} perSecond
 * @param {(line: string) => void} say
 * @returns {Promise<Soaked>}
 */
async function soakFor({ port, residentMb }, minutes, perSecond, say) {
  /** @type {Soaked['sizes']} */
  const sizes = [];
  const started = performance.now();
  const look = setInterval(() => {
    sizes.push({ minute: (performance.now() - started) / 60_000, mb: residentMb() });
  }, 1000);
  const tell = setInterval(() => say(`${Math.round(perSecond)}/s, ${Math.round(residentMb())} MB`), 60_000);
  const load = { port, perSecond, seconds: 60 * minutes, next: visitorRequests(), mostConnections: MAX_CONNECTIONS };
  const seen = await openLoop(load);
  clearInterval(look);
  clearInterval(tell);
  return { seen, sizes, perSecond };
}

/**
 * @param {Soaked} soaked
 * @param {string} minutes
 * @returns {import('./finding.mjs').Finding[]}
 */
function findingsOf({ seen: { samples, broken, hung, unsent }, sizes, perSecond }, minutes) {
  const tried = `${minutes} at ${Math.round(perSecond)}/s`;
  const slope = slopeOf(sizes.map(({ minute, mb }) => [minute, mb]));
  const failed = samples.filter(({ status }) => status !== 200);
  const end = samples.reduce((most, { at }) => Math.max(most, at), 0);
  const p99 = (/** @type {number} */ from, /** @type {number} */ to) =>
    quantile(
      samples.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms),
      0.99,
    );
  const thirds = [0, 1, 2].map((third) => p99((third * end) / 3, ((third + 1) * end) / 3));
  const drift = (thirds[2] ?? Number.NaN) / (thirds[0] ?? Number.NaN);
  const errors = [
    ...failed.map(({ status, at }) => `${status} after ${Math.round(at / 1000)} s`),
    ...Array.from({ length: broken }, () => 'the connection ended without an answer'),
    ...Array.from({ length: hung }, () => 'no answer after 20 s'),
    ...Array.from({ length: unsent }, () => 'not sent: all connections were waiting'),
  ];
  const badSeconds = new Set(failed.map(({ at }) => Math.floor(at / 1000)));
  const mb = sizes.map((size) => size.mb);
  return [
    {
      promise: 'no error',
      tried,
      faults: errors,
      figures: `${samples.length} answers; ${failed.length} failed in ${badSeconds.size} seconds, ${broken} broken, ${hung} without an answer, ${unsent} not sent`,
    },
    {
      promise: 'memory is flat: under 1 MB a minute',
      tried,
      faults: slope < MAX_MB_A_MINUTE ? [] : [`${slope.toFixed(2)} MB a minute`],
      figures: `${slope.toFixed(2)} MB a minute; ${Math.round(Math.min(...mb))} to ${Math.round(Math.max(...mb))} MB resident`,
    },
    {
      promise: 'p99 is steady',
      tried,
      faults: drift <= MAX_DRIFT ? [] : [`×${drift.toFixed(2)} from the first third to the last`],
      figures: `${thirds.map((ms) => ms.toFixed(1)).join(', ')} ms in its thirds`,
    },
  ];
}

/** Of the straight line through the points (least squares). @param {readonly (readonly [number, number])[]} points */
function slopeOf(points) {
  const mean = (/** @type {readonly number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const top = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return top / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}
