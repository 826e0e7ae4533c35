import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts');

/**
 * A real server without limits, with its own data and site.
 * @param {Record<string, string>} settings
 * @returns {Promise<{ baseUrl: string, stop: () => Promise<void> }>}
 */
export async function startFuzzedServer(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  for (const page of ['404', 'en', 'en/404']) writePage(join(folder, 'site', page, 'index.html'));
  const child = spawn(process.execPath, [MAIN, join(folder, 'site')], {
    env: {
      ...{ HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: 'http://localhost', DATA_DIR: join(folder, 'data') },
      ...{ PROFILE: 'test', RATE_LIMITS: 'off', AUTH_AUTOCONFIRM: 'on', DAILY_LIMIT: '1000000000', LOG_LEVEL: 'error' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const baseUrl = await Promise.race([readAddress(child.stdout), exited.then(() => '')]);
  if (baseUrl === '') throw new Error('The server ended before it was ready.');
  return {
    baseUrl,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param {string} path */
function writePage(path) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `<!doctype html><html lang="en"><title>A page</title><p>${'A text. '.repeat(50)}</p></html>`);
}

/** @param {NodeJS.ReadableStream} output @returns {Promise<string>} */
async function readAddress(output) {
  for await (const text of output.setEncoding('utf8')) {
    const port = /listening on \S+:(\d+)/.exec(String(text))?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  return '';
}
