import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const MAIN = join(root, 'apps/server/src/main.ts');
/**
 * Child processes, killed when this process ends by a failure or a signal.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * @param {'bare' | 'hono' | 'durable'} kind
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startEcho(kind) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'echo-server.mjs'), kind], {
    cwd: join(root, 'apps/server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { port: Number(line), stop: () => stop(child) };
}

/**
 * The product in its own process: on a fresh SQLite file, unless the settings name a DATA_DIR.
 * @typedef {{ port: number, url: string, pid: number, env: Record<string, string | undefined>, readyMs: number,
 *   residentMb: () => number, isRunning: () => boolean, kill: () => Promise<void>, stop: () => Promise<void> }} Product
 *   `kill`: at once, by SIGKILL
 * @param {Record<string, string>} settings
 * @param {{ output?: 'ignore' | number, site?: string, entry?: string }} options `output`: a file for what it says, by its
 *   descriptor; `site`: another folder than that of the built site; `entry`: another script than main.ts
 * @returns {Promise<Product>}
 */
export async function startProduct(settings = {}, options = {}) {
  const { url, port, ...product } = await spawnProduct(settings, options);
  const started = performance.now();
  while (!(await isReady(url))) {
    if (!product.isRunning()) throw new Error('The server stopped before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, port, ...product, readyMs: performance.now() - started };
}

/**
 * The same, without waiting until it is ready.
 * @param {Record<string, string>} settings
 * @param {{ output?: 'ignore' | number, site?: string, entry?: string }} options
 * @returns {Promise<Omit<Product, 'readyMs'>>}
 */
export async function spawnProduct(settings = {}, { output = 'ignore', site, entry = MAIN } = {}) {
  const port = await freePort();
  const ownFolder = settings.DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), 'wordlamp-bench-')) : undefined;
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...(ownFolder && { DATA_DIR: ownFolder }),
    PUBLIC_URL: url, // servers that accept each other's tokens share one
    ...settings,
  };
  const child = spawn(process.execPath, [entry, ...(site ? [site] : [])], {
    env,
    stdio: ['ignore', output, 'inherit'],
  });
  const exited = track(child);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    port,
    url,
    pid: child.pid ?? Number.NaN,
    env,
    isRunning,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      if (isRunning()) await stop(child);
      if (ownFolder) rmSync(ownFolder, { recursive: true });
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<unknown>} resolves when it has ended */
function track(child) {
  running.add(child);
  return once(child, 'exit').finally(() => running.delete(child));
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false; // not listening yet
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
async function stop(child) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
