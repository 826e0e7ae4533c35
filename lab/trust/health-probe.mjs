// A worker: asks for /health/live all the time, over one connection that is kept and over a new one each time, on a thread of
// its own, since the one that sends the load is late itself. Any message ends it; it answers with what it has seen.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from '../bench/connection.mjs';
import { rawRequest } from '../bench/raw-request.mjs';

const EVERY_MS = 100;
const REQUEST = rawRequest('/health/live', {});
const NOT_SERVED = Number.POSITIVE_INFINITY;

/** @typedef {{ askedAt: number, ms: number }} Probe `askedAt`: by Date.now(); `ms`: infinite where it was not served */

let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
const [kept, fresh] = await Promise.all([askOverOne(), askOverNew()]);
parentPort?.postMessage({ kept, fresh });

/** @returns {Promise<Probe[]>} */
async function askOverOne() {
  /** @type {Probe[]} */
  const probes = [];
  /** @type {PromiseWithResolvers<number>} */
  let answer = Promise.withResolvers();
  const open = () =>
    openConnection(workerData.port, {
      onAnswer: (status, ms) => answer.resolve(status === 200 ? ms : NOT_SERVED),
      onEnd: () => answer.resolve(NOT_SERVED),
    });
  let connection = open();
  while (!isOver) {
    answer = Promise.withResolvers();
    const askedAt = Date.now();
    connection.send(REQUEST);
    const ms = await answer.promise;
    probes.push({ askedAt, ms });
    if (ms === NOT_SERVED) connection = open();
    await pause(EVERY_MS);
  }
  connection.end();
  return probes;
}

/** @returns {Promise<Probe[]>} */
async function askOverNew() {
  /** @type {Promise<Probe>[]} */
  const asked = [];
  while (!isOver) {
    asked.push(
      new Promise((resolve) => {
        const askedAt = Date.now();
        const connection = openConnection(workerData.port, {
          onAnswer: (status, ms) => {
            resolve({ askedAt, ms: status === 200 ? ms : NOT_SERVED });
            connection.end();
          },
          onEnd: () => resolve({ askedAt, ms: NOT_SERVED }),
        });
        connection.send(REQUEST);
      }),
    );
    await pause(EVERY_MS);
  }
  return Promise.all(asked);
}
