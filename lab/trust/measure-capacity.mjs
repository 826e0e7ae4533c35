import { load } from '../bench/load.mjs';
import { openLoop } from './open-loop.mjs';
import { quantile } from './quantile.mjs';
import { visitorRequests } from './visitor-requests.mjs';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 5;
const SECONDS = 3;
/** A machine that is shared is now fast and now slow: the median of a minute is what it keeps up. */
const TRIES = 20;

/**
 * How many requests of the visitors' mix a server answers a second when it is asked again as soon as it has answered.
 * @param {number} port
 */
export async function measureCapacity(port) {
  await warmUp(port);
  const tries = [];
  for (let index = 0; index < TRIES; index += 1) tries.push(await measureCapacityOnce(port));
  return quantile(tries, 0.5);
}

/** Until the code is compiled. @param {number} port */
export async function warmUp(port) {
  await measureCapacityOnce(port, WARM_UP_SECONDS);
}

/** The same, of a server that is warm, at this moment. @param {number} port */
async function measureCapacityOnce(port, seconds = SECONDS) {
  return (await load({ port, seconds, connections: CONNECTIONS, next: visitorRequests() })).perSecond;
}

const MAX_CONNECTIONS = 1000;
const STEP = 0.9;
const STEP_SECONDS = 4;
/** A request that waits longer counts as not kept up with. */
const IN_TIME_MS = 500;

/**
 * The most visitors a second that a warm server keeps up with in an open loop, i.e. when they arrive whether or not
 * earlier ones were answered. It is less than in a closed loop: those arrive in step, so that more of them share a
 * commit and a turn of the loop.
 * @param {number} port
 */
export async function measureOpenCapacity(port) {
  const next = visitorRequests();
  for (let perSecond = await measureCapacityOnce(port); ; perSecond *= STEP) {
    const seen = await openLoop({ port, perSecond, seconds: STEP_SECONDS, next, mostConnections: MAX_CONNECTIONS });
    const isServed = seen.unsent + seen.broken + seen.hung === 0 && seen.samples.every(({ status }) => status === 200);
    const times = seen.samples.map(({ ms }) => ms);
    if (isServed && quantile(times, 0.99) <= IN_TIME_MS) return perSecond;
  }
}
