import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * @param {'bare' | 'hono'} kind
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startEcho(kind) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'echo-server.mjs'), kind], {
    cwd: join(root, 'apps/server'),
  });
  const port = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(Number(line))));
  return { port, stop: () => stop(child) };
}

/**
 * The product on a fresh SQLite file.
 * @param {Record<string, string>} settings
 * @returns {Promise<{ port: number, env: Record<string, string>, readyMs: number, residentMb: () => number, stop: () => Promise<void> }>}
 */
export async function startProduct(settings = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    ...settings,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'info',
  };
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The server stopped before it was ready.');
  }
  const readyMs = performance.now() - started;
  return {
    port,
    env,
    readyMs,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      await stop(child);
      rmSync(folder, { recursive: true });
    },
  };
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
  } catch {
    // Not listening yet.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return false;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
