import { startProduct } from '../bench/servers.mjs';
import { measureCapacity } from './measure-capacity.mjs';
import { openLoop } from './open-loop.mjs';
import { quantile } from './quantile.mjs';
import { visitorRequests } from './visitor-requests.mjs';

const SHARE = 0.7;
const MOST_CONNECTIONS = 1000;
/** Until caches are as full as they get. */
const MOST_WARM_UP_MINUTES = 2;
const MOST_MB_A_MINUTE = 1;
/** The p99 of the last third against that of the first. */
const MOST_DRIFT = 1.5;

/** @type {import('./finding.mjs').Part} `rounds`: minutes after the warm-up */
export async function soak({ rounds: minutes, say }) {
  const product = await startProduct({ DAILY_LIMIT: '1000000000', TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const capacity = await measureCapacity(product.port);
    const perSecond = Math.round(capacity * SHARE);
    say(`capacity ${Math.round(capacity)} requests a second; ${minutes} minutes at ${perSecond}`);
    const next = visitorRequests();
    const run = (/** @type {number} */ seconds) =>
      openLoop({ port: product.port, perSecond, seconds, next, mostConnections: MOST_CONNECTIONS });
    await run(60 * Math.min(MOST_WARM_UP_MINUTES, minutes / 2));
    /** @type {{ minute: number, mb: number }[]} */
    const sizes = [];
    const started = performance.now();
    const look = setInterval(() => {
      sizes.push({ minute: (performance.now() - started) / 60_000, mb: product.residentMb() });
      if (sizes.length % 60 === 0) say(`${sizes.length / 60} minutes, ${Math.round(sizes.at(-1)?.mb ?? 0)} MB`);
    }, 1000);
    const seen = await run(60 * minutes);
    clearInterval(look);
    return findingsOf(seen, sizes, `${minutes} minutes at ${perSecond}/s`);
  } finally {
    await product.stop();
  }
}

/**
 * @param {Awaited<ReturnType<typeof openLoop>>} seen @param {readonly { minute: number, mb: number }[]} sizes @param {string} tried
 * @returns {import('./finding.mjs').Finding[]}
 */
function findingsOf({ samples, broken, hung, unsent }, sizes, tried) {
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
    ...Array.from({ length: broken + hung + unsent }, () => 'no answer'),
  ];
  const badSeconds = new Set(failed.map(({ at }) => Math.floor(at / 1000)));
  const mb = sizes.map((size) => size.mb);
  return [
    {
      promise: 'no error',
      tried,
      faults: errors,
      figures: `${samples.length} answers; failures in ${badSeconds.size} seconds`,
    },
    {
      promise: 'memory is flat: under 1 MB a minute',
      tried,
      faults: slope < MOST_MB_A_MINUTE ? [] : [`${slope.toFixed(2)} MB a minute`],
      figures: `${slope.toFixed(2)} MB a minute; ${Math.round(Math.min(...mb))} to ${Math.round(Math.max(...mb))} MB resident`,
    },
    {
      promise: 'p99 is steady',
      tried,
      faults: drift <= MOST_DRIFT ? [] : [`×${drift.toFixed(2)} from the first third to the last`],
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
