import { openConnection } from './connection.mjs';
import { rawRequest } from './raw-request.mjs';

/**
 * Sends over keep-alive connections, each with one request under way (a closed loop).
 * @typedef {{ perSecond: number, p50Ms: number, p99Ms: number, failed: number, times: number[] }} LoadResult
 *   `failed`: answers other than 200, and connections that ended without one; `times`: ms, sorted
 * @param {{ port: number, seconds: number, connections: number } & ({ path: string, body: string } | { next: () => Buffer })} load
 *   one body for all, or what each request is
 * @returns {Promise<LoadResult>}
 */
export async function load({ port, seconds, connections, ...what }) {
  const same = 'path' in what ? rawRequest(what.path, { body: what.body }) : undefined;
  const next = 'next' in what ? what.next : () => /** @type {Buffer} */ (same);
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => oneConnection()));
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    p50Ms: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    failed,
    times,
  };

  /** @returns {Promise<void>} */
  function oneConnection() {
    return new Promise((resolve) => {
      const connection = openConnection(port, {
        onAnswer: (status, ms) => {
          times.push(ms);
          if (status !== 200) failed += 1;
          if (performance.now() < end) connection.send(next());
          else connection.end();
        },
        onEnd: (isAnswerMissing) => {
          if (isAnswerMissing) failed += 1;
          resolve();
        },
      });
      connection.send(next());
    });
  }
}
