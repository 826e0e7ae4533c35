import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import type { WritePrompt } from '../modules/generation/generate-prompt.ts';
import { measureInTurn } from '../modules/generation/measure-in-turn.ts';
import { writeWithEngine } from '../modules/generation/write-with-engine.ts';
import { measureWithSharp } from '../providers/image/measure-with-sharp.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { logWatch } from './log-watch.ts';
import { writeTestSite } from './write-test-site.ts';

export const TEST_NOW = '2026-11-20T12:00:00.000Z';

const TEST_ENV = { PORT: '0', PROFILE: 'test', NOW: TEST_NOW, PUBLIC_URL: 'https://wordlamp.test' };

export type TestAppOptions = {
  env: Record<string, string>;
  writePrompt: WritePrompt;
  requestTimeLimitMs: number;
  memoryBytes: number;
  /** A clock that only the test advances. */
  now: () => Date;
  /** Takes the lines of the log. */
  onLogLine: (line: string) => void;
};

export type TestApp = {
  url: string;
  dataDir: string;
  routes: RunningServer['routes'];
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Posts a body: text as it is, anything else as JSON. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  deliverMails: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A server for one test, which stops with it. */
export async function testApp(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const app = await startTestApp(options);
  onTestFinished(app.stop);
  return app;
}

/** A whole server on its own port, with an empty SQLite file, a small site and a frozen clock. */
export async function startTestApp(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-data-'));
  const siteRoot = writeTestSite();
  logWatch.noteSettings(options.env ?? {});
  const config = readConfig({ ...TEST_ENV, DATA_DIR: dataDir, ...options.env });
  const { port, routes, deliverMails, stop } = await startServer({
    config,
    now: options.now ?? (() => config.fixedNow ?? new Date()),
    siteRoot,
    writePrompt: options.writePrompt ?? writeWithEngine(measureInTurn(measureWithSharp)),
    warmUp: async () => {}, // two seconds of each test file; run-server.test.ts starts the product as it is
    log: logTo(options.onLogLine),
    requestTimeLimitMs: options.requestTimeLimitMs ?? 15_000,
    memoryBytes: options.memoryBytes ?? 2 ** 31,
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    dataDir,
    deliverMails,
    routes,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: async () => {
      await stop();
      for (const folder of [dataDir, siteRoot]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function logTo(onLogLine: ((line: string) => void) | undefined): Logger {
  const write = (line: string) => {
    logWatch.lines.push(line);
    onLogLine?.(line);
  };
  return pino({ base: null }, { write });
}
