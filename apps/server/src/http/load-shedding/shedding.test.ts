import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { answersIn, openSocket, rawRequest, readAll } from '../../testing/talk.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const TEXT = 'a poem about rain';
const IDEA = JSON.stringify({ text: TEXT, type: 'ai-prompt' });
/** Requests to the API that may be in flight. */
const ROOM = 500;

/** A server whose prompts block until released, including those whose reservation is still being written to disk. */
async function slowServer() {
  const waiting: (() => void)[] = [];
  let isReleased = false;
  const app = await testApp({
    env: { DAILY_LIMIT: '1000000' },
    requestTimeLimitMs: 60_000,
    writePrompt: async (input) => {
      const isOurs = input.type === 'ai-prompt' && input.idea === TEXT; // a server warms its engine with others
      if (isOurs && !isReleased) await new Promise<void>((resolve) => waiting.push(resolve));
      return 'a prompt';
    },
  });
  const release = () => {
    isReleased = true;
    for (const go of waiting.splice(0)) go();
  };
  const waitFor = (count: number) => vi.waitUntil(() => waiting.length === count, { timeout: 20_000 });
  return { app, waiting, release, waitFor };
}

/** Pipelines a hundred requests on one connection. @returns everything received, when it is closed */
function sendHundred(app: TestApp): Promise<string> {
  const socket = openSocket(app.url);
  const last = rawRequest('POST', PATH, { connection: 'close' }, IDEA);
  socket.write(rawRequest('POST', PATH, {}, IDEA).repeat(99) + last);
  return readAll(socket);
}

/** Sends hundreds of requests until there is no slot left. @returns what each of them returned */
async function fill<Sent>(
  { app, waiting }: Awaited<ReturnType<typeof slowServer>>,
  send: (app: TestApp) => Sent,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let turn = 0; waiting.length < ROOM; turn += 1) {
    if (turn % 10 === 0) sent.push(send(app));
    await nextTurn();
  }
  // Those whose reservation is still being written to disk are not counted yet.
  await vi.waitUntil(async () => (await app.get('/functions/v1/daily-usage')).status === 503, { timeout: 20_000 });
  return sent;
}

test('a full server refuses in the shape of each protocol, and health and pages go on', async () => {
  const server = await slowServer();
  const running = await fill(server, sendHundred);

  const paths = [PATH, '/auth/v1/user', '/rest/v1/rpc/get_daily_usage', '/api/v1/account', '/functions/v1/%67enerate'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await server.app.get(path);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return [response.status, await response.json()];
    }),
  );
  const message = 'The server is very busy right now. Try again in a few seconds.';
  expect(answers).toEqual([
    [503, { error: message, code: 'server_busy' }],
    [503, { code: 'server_busy', error_code: 'server_busy', message, msg: message }],
    [503, { code: '53300', details: null, hint: null, message }],
    [503, { error: { code: 'server_busy', message } }],
    [503, { error: message, code: 'server_busy' }],
  ]);
  for (const path of ['/health/live', '/health/ready', '/auth/v1/health', '/en'])
    expect([path, (await server.app.get(path)).status]).toEqual([path, 200]);
  server.release();
  await Promise.all(running);
});

test('of five times what fits the first are answered, the rest refused at once, and then it is over', async () => {
  const server = await slowServer();
  const running = await fill(server, sendHundred);

  const tooMany = (await Promise.all(Array.from({ length: 40 }, () => sendHundred(server.app)))).flatMap(answersIn);
  expect(new Set(tooMany.map(({ status }) => status))).toEqual(new Set([503]));
  expect(tooMany).toHaveLength(8 * ROOM);

  server.release();
  const statuses = (await Promise.all(running)).flatMap(answersIn).map(({ status }) => status);
  const granted = statuses.filter((status) => status === 200).length;
  expect(granted).toBeGreaterThanOrEqual(ROOM);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
  const releasedAt = performance.now();
  expect((await server.app.post(PATH, IDEA)).status).toBe(200);
  expect(performance.now() - releasedAt).toBeLessThan(5000);
  expect(await (await server.app.get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: granted + 1 });
});

test('J11 clients that leave while their prompts are written, as many as may be in flight, leave their slots, too', async () => {
  const server = await slowServer();
  const sockets = await fill(server, ({ url }) => {
    const socket = openSocket(url);
    socket.write(rawRequest('POST', PATH, {}, IDEA).repeat(100));
    return socket;
  });
  for (const socket of sockets) socket.destroy();
  server.release();

  await vi.waitUntil(async () => (await server.app.get('/functions/v1/daily-usage')).status === 200, {
    timeout: 20_000,
  });
});

test('H2 a thousand clients that send their bodies drop by drop do not lock others out', async () => {
  const server = await slowServer();
  const drip = rawRequest('POST', PATH, { 'content-length': '100', 'content-type': 'application/json' });
  const sockets = Array.from({ length: 2 * ROOM }, () => openSocket(server.app.url));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.write(drip, resolve))));

  const asked = server.app.post(PATH, IDEA);
  await server.waitFor(1);
  server.release();

  expect((await asked).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
