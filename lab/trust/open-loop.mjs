import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../bench/connection.mjs';

/** As long as the product's own limit for a request, and some more. */
const DRAIN_LIMIT_MS = 20_000;
/**
 * The server closes a connection after 10 s without a request, and says so; like real clients, this one stops using a
 * connection shortly before that.
 */
const MAX_IDLE_MS = 9000;

/**
 * Sends this many per second, whether or not earlier ones were answered, as people do. Latency is counted from the
 * moment at which a request was due, so that a server that stalls does not look faster than it is.
 * @typedef {{ at: number, ms: number, status: number }} Sample `at`: when it was due, ms since the beginning
 * @typedef {{ samples: Sample[], broken: number, hung: number, unsent: number }} Load `broken`: connections that
 *   ended without the answer; `hung`: no answer after 20 s; `unsent`: all connections were waiting for answers
 * @param {{ port: number, perSecond: number, seconds: number, next: () => Buffer, mostConnections: number }} load
 * @returns {Promise<Load>}
 */
export async function openLoop({ port, perSecond, seconds, next, mostConnections }) {
  /** @type {Sample[]} */
  const samples = [];
  /** The one that has rested for the longest time first. @type {{ connection: import('../bench/connection.mjs').Connection, since: number }[]} */
  const free = [];
  /** @type {Map<import('../bench/connection.mjs').Connection, number>} due times of what is under way */
  const under = new Map();
  let open = 0;
  let broken = 0;
  let unsent = 0;
  const started = performance.now();

  const send = (/** @type {number} */ due) => {
    while (free[0] !== undefined && performance.now() - free[0].since > MAX_IDLE_MS) free.shift()?.connection.end();
    const connection = free.pop()?.connection ?? (open < mostConnections ? connect() : undefined);
    if (connection === undefined) {
      unsent += 1;
      return;
    }
    under.set(connection, due);
    connection.send(next());
  };
  const connect = () => {
    open += 1;
    const connection = openConnection(port, {
      onAnswer: (status) => {
        const due = under.get(connection) ?? Number.NaN;
        samples.push({ at: due, ms: performance.now() - started - due, status });
        under.delete(connection);
        free.push({ connection, since: performance.now() });
      },
      onEnd: (isAnswerMissing) => {
        open -= 1;
        if (isAnswerMissing) broken += 1;
        under.delete(connection);
        const place = free.findIndex((one) => one.connection === connection);
        if (place >= 0) free.splice(place, 1);
      },
    });
    return connection;
  };

  for (let sent = 0; sent < perSecond * seconds; ) {
    const now = performance.now() - started;
    for (; (sent * 1000) / perSecond <= now && sent < perSecond * seconds; sent += 1) send((sent * 1000) / perSecond);
    await pause(1);
  }
  const end = performance.now() + DRAIN_LIMIT_MS;
  while (under.size > 0 && performance.now() < end) await pause(5);
  const hung = under.size;
  for (const connection of [...free.map((one) => one.connection), ...under.keys()]) connection.end();
  return { samples, broken, hung, unsent };
}
