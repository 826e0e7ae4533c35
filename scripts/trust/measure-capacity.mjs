import { load } from '../bench/load.mjs';
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
  await measureCapacityOnce(port, WARM_UP_SECONDS); // until the code is compiled
  const tries = [];
  for (let index = 0; index < TRIES; index += 1) tries.push(await measureCapacityOnce(port));
  return quantile(tries, 0.5);
}

/** The same, of a server that is warm, at this moment. @param {number} port */
export async function measureCapacityOnce(port, seconds = SECONDS) {
  return (await load({ port, seconds, connections: CONNECTIONS, next: visitorRequests() })).perSecond;
}
