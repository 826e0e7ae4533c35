import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from './testing/create-test-database.ts';
import { type Answer, readAnswer } from './testing/read-answer.ts';
import { startProcess } from './testing/start-process.ts';
import { writeTestSite } from './testing/write-test-site.ts';

vi.setConfig({ testTimeout: 30_000 }); // each test starts processes, on whatever machine this is

const IDEA = JSON.stringify({ text: 'a poem about rain', type: 'ai-prompt' });

function newSite(): string {
  const root = writeTestSite();
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
}

async function generate(url: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return readAnswer(await fetch(`${url}/functions/v1/generate-prompt`, { method: 'POST', headers, body: IDEA }));
}

async function usageOf(url: string): Promise<number | undefined> {
  return (await readAnswer(await fetch(`${url}/functions/v1/daily-usage`))).requests;
}

const isPrompt = (answer: Answer) => answer.generatedPrompt !== undefined;

test('a restart keeps the count', async () => {
  const site = newSite();
  const env = { DATA_DIR: newFolder() };
  const first = await startProcess(site, env);
  for (let use = 0; use < 3; use++) await generate(first.url);
  first.kill('SIGTERM');
  expect(await first.exited).toBe(0);

  const second = await startProcess(site, env);

  expect(await usageOf(second.url)).toBe(3);
});

test('after kill -9 under load no acknowledged prompt is uncounted, and the file is whole', async () => {
  const site = newSite();
  const dataDir = newFolder();
  const env = { DATA_DIR: dataDir, DAILY_LIMIT: '1000' };
  const server = await startProcess(site, env);
  const sent = 100;
  let acknowledged = 0;

  const requests = Array.from({ length: sent }, async () => {
    if (isPrompt(await generate(server.url))) acknowledged += 1;
    if (acknowledged === 20) server.kill('SIGKILL');
  });
  await Promise.allSettled(requests);
  await server.exited;

  const file = new DatabaseSync(join(dataDir, 'wordlamp.sqlite'));
  expect(file.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  file.close();
  const restarted = await startProcess(site, env);
  const counted = (await usageOf(restarted.url)) ?? 0;
  expect(counted).toBeGreaterThanOrEqual(acknowledged);
  expect(counted).toBeLessThanOrEqual(sent);
  expect(acknowledged).toBeGreaterThanOrEqual(20);
});

test('two servers on one PostgreSQL database grant one visitor exactly ten of fifty', async () => {
  const database = await createTestDatabase('PostgreSQL');
  onTestFinished(database.remove);
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const env = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 3).toString('base64') };
  const site = newSite();

  const servers = await Promise.all([startProcess(site, env), startProcess(site, env)]); // and both migrate at once
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => generate(String(servers[index % 2]?.url))),
  );

  expect(answers.filter(isPrompt)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 'daily_limit_reached')).toHaveLength(40);
  expect(await Promise.all(servers.map((server) => usageOf(server.url)))).toEqual([10, 10]);
});

test('two servers that start at once on one new folder agree on key, tables and count', async () => {
  const site = newSite();
  const env = { DATA_DIR: newFolder() };

  const servers = await Promise.all([startProcess(site, env), startProcess(site, env)]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => generate(String(servers[index % 2]?.url))),
  );

  expect(answers.filter(isPrompt)).toHaveLength(10);
  expect(await Promise.all(servers.map((server) => usageOf(server.url)))).toEqual([10, 10]);
});

test('a stop answers what is under way, and takes nothing new', async () => {
  const server = await startProcess(newSite(), { DATA_DIR: newFolder() });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const answer = text(socket);
  const head = `POST /functions/v1/generate-prompt HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${IDEA.length}\r\nexpect: 100-continue\r\n\r\n`;
  socket.write(head);
  await new Promise((resolve) => socket.once('data', resolve)); // "100 Continue": the request is under way

  server.kill('SIGTERM');
  await refusesConnections(server.url);
  socket.write(IDEA);

  expect(await answer).toContain('"generatedPrompt"');
  expect(await server.exited).toBe(0);
  expect(server.output()).toContain('"status":200');
});

test('a server that drains serves on, asks proxies for no more, and lets go of each connection', async () => {
  const server = await startProcess(newSite(), { DATA_DIR: newFolder(), DRAIN_SECONDS: '2' });

  server.kill('SIGTERM');
  while ((await fetch(`${server.url}/health/accepting`)).status === 200);
  const page = await fetch(server.url);
  const prompt = await generate(server.url);

  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  expect(isPrompt(prompt)).toBe(true);
  expect(await server.exited).toBe(0);
});

/** A server with a request under way whose body is still missing. */
async function startWithOpenRequest() {
  const server = await startProcess(newSite(), { DATA_DIR: newFolder() });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {}); // it may be cut
  socket.write('POST /functions/v1/generate-prompt HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n');
  socket.write('content-type: application/json\r\ncontent-length: 5\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  return { server, socket };
}

test('a later second signal ends at once', async () => {
  const { server } = await startWithOpenRequest();

  server.kill('SIGINT');
  await refusesConnections(server.url);
  const impatience = setInterval(() => server.kill('SIGINT'), 100);

  expect(await server.exited).toBe(1);
  clearInterval(impatience);
});

test('one Ctrl-C that arrives twice still lets the request under way finish', async () => {
  const { server, socket } = await startWithOpenRequest();
  const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));

  server.kill('SIGINT');
  server.kill('SIGINT');
  await refusesConnections(server.url);
  socket.write('"idea');

  expect(await answer).toContain('400 Bad Request');
  expect(await server.exited).toBe(0);
});

test('M3 wrong settings end the process with code 1 and one message without values, also in the log', async () => {
  const server = await startProcess(newSite(), {
    PORT: 'secret-port',
    LLM_API_KEY: 'secret-llm',
    DATA_DIR: newFolder(),
  });

  expect(await server.exited).toBe(1);
  const lines = server.output().split('\n');
  const told = lines.find((line) => line.startsWith('{'));
  expect(lines.filter((line) => line !== told).join('\n')).toMatch(
    /^Settings are wrong:\n {2}PORT: .*\n {2}LLM_API_KEY: .*\n$/,
  );
  const settings = ['PORT', 'LLM_API_KEY'];
  expect(JSON.parse(told ?? '')).toMatchObject({ level: 'fatal', event: 'settings_refused', settings });
  expect(server.output()).not.toContain('secret');
});

test.each([
  { name: 'the site is not built', site: () => tmpdir(), env: () => ({}), message: /^The site is not built/ },
  {
    name: 'the folder cannot be made',
    site: newSite,
    env: () => ({ DATA_DIR: '/dev/null/data' }),
    message: /^DATA_DIR: (?:ENOTDIR|EEXIST)/,
  },
  {
    name: 'the database does not answer',
    site: newSite,
    env: () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET_KEY: Buffer.alloc(32).toString('base64') }),
    message: /^DATABASE_URL: .*ECONNREFUSED/,
  },
])('when $name the process ends with code 1 and says why', async ({ site, env, message }) => {
  const server = await startProcess(site(), { DATA_DIR: newFolder(), ...env() });

  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(message);
});

test('what the process writes is for its owner alone, also with a key from outside', async () => {
  const dataDir = newFolder();
  const server = await startProcess(newSite(), { DATA_DIR: dataDir, SECRET_KEY: Buffer.alloc(32).toString('base64') });

  expect(server.url).not.toBe('');
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir)).not.toContain('secret-key');
  for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
});

test('a port that is taken ends the process with code 1', async () => {
  const site = newSite();
  const first = await startProcess(site, { DATA_DIR: newFolder() });

  const second = await startProcess(site, { DATA_DIR: newFolder(), PORT: new URL(first.url).port });

  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/^HOST, PORT: .*EADDRINUSE/m);
});

/** Resolves when the port is closed. */
async function refusesConnections(url: string): Promise<void> {
  for (;;) {
    const isRefused = await new Promise<boolean>((resolve) => {
      const probe = connect(Number(new URL(url).port), '127.0.0.1');
      probe.once('error', () => resolve(true)).once('connect', () => resolve(false));
      probe.once('connect', () => probe.destroy());
    });
    if (isRefused) return;
  }
}
