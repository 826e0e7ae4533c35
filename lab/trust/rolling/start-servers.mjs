import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../apps/server/src/testing/free-port.ts';

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts');
const ASK_AGAIN_MS = 50;

/**
 * @typedef {object} Server a process of the product on a port that stays its own
 * @property {number} port
 * @property {() => Promise<void>} start resolves when it is ready
 * @property {() => Promise<number | null>} stop asks it to stop, and resolves with its exit code
 */

/**
 * @param {number} count
 * @param {Record<string, string>} env settings that they share
 * @returns {Promise<{ servers: Server[], log: string[], removeFolder: () => void }>} not started yet; `log` grows with
 *   what they write to standard output
 */
export async function prepareServers(count, env) {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-servers-'));
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  /** @type {string[]} */
  const log = [];
  const servers = ports.map((port) => server(port, { ...env, PORT: String(port), DATA_DIR: folder }, log));
  return { servers, log, removeFolder: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param {number} port @param {Record<string, string>} settings @param {string[]} log @returns {Server} */
function server(port, settings, log) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  return {
    port,
    async start() {
      const started = spawn(process.execPath, [MAIN], {
        env: { PATH: process.env.PATH, ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.stdout.setEncoding('utf8').on('data', (text) => log.push(text));
      child = started;
      while (!(await isReady(port))) {
        if (started.exitCode !== null) throw new Error(`The server on port ${port} ended with ${started.exitCode}.`);
        await pause(ASK_AGAIN_MS);
      }
    },
    async stop() {
      if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}

/** @param {number} port */
async function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false, // not listening yet
  );
}
