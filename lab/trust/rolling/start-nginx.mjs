import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderNginx } from '../../../scripts/deploy/render-nginx.mjs';

export const NGINX_MISSING = 'nginx is not installed: apt-get install -y nginx-light (or brew install nginx)';

export function isNginxInstalled() {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/**
 * Starts the system's nginx with the configuration of deploy/nginx in front of servers of this machine.
 * @param {{ port: number, servers: readonly number[] }} place
 * @returns {Promise<{ log: () => string, stop: () => Promise<void> }>}
 * @throws Error with nginx's message if it does not start
 */
export async function startNginx({ port, servers }) {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-nginx-'));
  chmodSync(folder, 0o755); // as root its workers run under their own user
  const main = renderNginx(folder, { site: 'plain', port, servers });
  const child = spawn('nginx', ['-e', 'stderr', '-c', main, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const ended = once(child, 'exit');
  await Promise.race([
    isListening(port),
    ended.then(() => {
      throw new Error(`nginx did not start:\n${log}`);
    }),
  ]);
  return {
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port */
async function isListening(port) {
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false, // not yet
    );
    if (isThere) return;
  }
}
