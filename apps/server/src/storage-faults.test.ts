import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from './testing/create-test-database.ts';
import { startProcess } from './testing/start-process.ts';
import { testApp } from './testing/test-app.ts';
import { writeTestSite } from './testing/write-test-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const IDEA = { text: 'a poem about rain', type: 'ai-prompt' };
const REFUSED = 300;
const isRoot = process.getuid?.() === 0;

type Disk = { folder: string; fill: (server: number) => void; free: (server: number) => void };

/** A file system of six megabytes; only root may mount one. */
function smallFileSystem(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  const filler = join(folder, 'filler');
  return { folder: join(folder, 'data'), fill: () => fillDisk(filler), free: () => rmSync(filler) };
}

function fillDisk(filler: string): void {
  const file = openSync(filler, 'w');
  for (const size of [65_536, 4096, 1])
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  closeSync(file);
}

/** Needs no privileges: limits the size of the process's files to that of its log. */
function limitOfFileSize(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-limit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const limit = (server: number, size: number | string) =>
    execFileSync('prlimit', ['--pid', String(server), `--fsize=${size}:`]);
  return {
    folder: join(folder, 'data'),
    fill: (server) => limit(server, statSync(join(folder, 'data', 'wordlamp.sqlite-wal')).size),
    free: (server) => limit(server, 'unlimited'),
  };
}

test.each([
  ...(isRoot ? [{ name: 'the disk is full', disk: smallFileSystem }] : []),
  { name: 'files must not grow', disk: limitOfFileSize },
])('L2 when $name writes are refused, pages and reads go on, and it recovers by itself', async ({ disk }) => {
  const { folder, fill, free } = disk();
  mkdirSync(folder, { recursive: true });
  const server = await startProcess(writeTestSite(), { DATA_DIR: folder, DAILY_LIMIT: '100000' });
  const get = (path: string) => fetch(server.url + path);
  const generate = () =>
    fetch(`${server.url}/functions/v1/generate-prompt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(IDEA),
    });
  let acknowledged = 0;
  const generateAndCount = async () => {
    const answer = await generate();
    if (answer.ok) acknowledged += 1;
    return answer;
  };
  await generateAndCount();

  fill(server.pid);
  await vi.waitFor(async () => expect((await generateAndCount()).status).toBe(503), { timeout: 20_000, interval: 1 });
  const refusals = await Promise.all(Array.from({ length: REFUSED }, generateAndCount));
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refusals[0]?.headers.get('retry-after')).toBe('30');
  expect(await refusals[0]?.json()).toMatchObject({ code: 'storage_unavailable' });
  expect((await get('/en')).status).toBe(200);
  expect(await (await get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: acknowledged });
  await vi.waitFor(async () => expect((await get('/health/ready')).status).toBe(503), { timeout: 20_000 });
  expect(await (await get('/health/ready')).json()).toEqual({ status: 'database_not_writable' });
  expect((await get('/health/live')).status).toBe(200);

  free(server.pid);
  await vi.waitFor(async () => expect((await generateAndCount()).status).toBe(200), { timeout: 20_000 });
  expect((await get('/health/ready')).status).toBe(200);
  expect(await (await get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: acknowledged });
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(server.output().match(/the database cannot be used/g)?.length).toBeLessThan(REFUSED / 10);
  const file = new DatabaseSync(join(folder, 'wordlamp.sqlite'));
  expect(file.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const counted = file
    .prepare("SELECT subject LIKE 'network %' AS ofNetwork, count FROM usage ORDER BY ofNetwork")
    .all();
  expect(counted).toEqual([0, 1].map((ofNetwork) => ({ ofNetwork, count: acknowledged })));
  file.close();
});

test('L2 when PostgreSQL takes no writes they are refused, reads go on, and it recovers by itself', async () => {
  const database = await createTestDatabase('PostgreSQL');
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const app = await testApp({ env: { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32).toString('base64') } });
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  onTestFinished(async () => {
    await operator.end();
    await app.stop();
    await database.remove();
  });
  const setReadOnly = async (value: 'on' | 'off') => {
    const name = new URL(url).pathname.slice(1);
    await operator.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
  };
  const generate = () => app.post('/functions/v1/generate-prompt', IDEA);
  expect((await generate()).status).toBe(200);

  await setReadOnly('on');
  await vi.waitFor(async () => expect((await generate()).status).toBe(503), { timeout: 20_000 });
  const usage = async () => (await app.get('/functions/v1/daily-usage')).json();
  await vi.waitFor(async () => expect(await usage()).toMatchObject({ requests: 1 })); // each connection breaks once
  expect((await app.get('/en')).status).toBe(200);
  const token = await app.post('/auth/v1/token?grant_type=password', { email: 'ann@example.org', password: 'x' });
  expect(token.status).toBe(503);
  expect(token.headers.get('retry-after')).toBe('30');
  expect(await token.json()).toMatchObject({ error_code: 'storage_unavailable' });

  await setReadOnly('off');
  await vi.waitFor(async () => expect((await generate()).status).toBe(200), { timeout: 20_000 });
  expect((await app.get('/health/ready')).status).toBe(200);
});
