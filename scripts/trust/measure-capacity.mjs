import { load } from '../bench/load.mjs';
import { quantile } from './quantile.mjs';
import { visitorRequests } from './visitor-requests.mjs';

const CONNECTIONS = 64;
/** A machine that is shared is now fast and now slow: the median of a minute is what it keeps up. */
const TRIES = 20;
const SECONDS = 3;

/**
 * How many requests of the visitors' mix a server answers a second when it is asked again as soon as it has answered.
 * @param {number} port
 */
export async function measureCapacity(port) {
  const next = visitorRequests();
  const measure = (/** @type {number} */ seconds) => load({ port, seconds, connections: CONNECTIONS, next });
  await measure(5); // until the code is compiled
  const tries = [];
  for (let index = 0; index < TRIES; index += 1) tries.push((await measure(SECONDS)).perSecond);
  return quantile(tries, 0.5);
}
