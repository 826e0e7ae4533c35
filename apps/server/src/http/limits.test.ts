import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { answersIn, openSocket, rawRequest, readAll, talk } from '../testing/talk.ts';
import { testApp } from '../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const HEAD = `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
const IDEA = '{"text":"a poem about rain","type":"ai-prompt"}';
const MIB = 1024 * 1024;
const CHUNK = `${MIB.toString(16)}\r\n${'x'.repeat(MIB)}\r\n`;

test('H2 a body that never ends is answered when the time is over, and counts nothing', async () => {
  const app = await testApp({ requestTimeLimitMs: 2000 }); // the query after the count has to be answered in time

  const answer = await talk(app.url, `${HEAD}content-length: 100\r\n\r\n{"text":`);

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
  expect(await (await app.get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: 0 });
});

test('H2 headers that never end are answered when the time is over', async () => {
  const app = await testApp({ requestTimeLimitMs: 100 });

  const answer = await talk(app.url, HEAD);

  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"code":"request_timeout"');
});

test('H1 headers over 16 KiB are refused with their code', async () => {
  const app = await testApp();

  const answer = await talk(app.url, `${HEAD}x-filler: ${'x'.repeat(17 * 1024)}\r\n\r\n`);

  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"code":"headers_too_large"');
});

test('H1 a body that is too long by its header is refused before a byte of it is sent', async () => {
  const app = await testApp();
  const socket = openSocket(app.url);

  socket.write(`${HEAD}content-length: ${8 * MIB}\r\n\r\n`);

  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ['with its length', `content-length: ${8 * MIB}\r\n\r\n`, 'x'.repeat(8 * MIB)],
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n', `${CHUNK.repeat(9)}0\r\n\r\n`],
])(
  'H1 a client that sends a body of 8 MiB anyway, %s, reads the response, and then the connection ends',
  async (_name, head, body) => {
    const app = await testApp();

    const answers = answersIn(await talk(app.url, HEAD + head, body, rawRequest('GET', '/en')));

    expect(answers.map(({ status }) => status)).toEqual([413]);
    expect(answers[0]?.head).toMatch(/^connection: close$/im);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 'body_too_large' });
  },
);

test('H1 a client that never stops sending is cut off soon, and nothing of it is kept', async () => {
  const app = await testApp();
  const socket = openSocket(app.url);
  const all = readAll(socket);
  const before = process.memoryUsage().rss;
  socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
  const sendOn = () => {
    if (!socket.destroyed) socket.write(CHUNK, sendOn);
  };
  sendOn();

  expect(answersIn(await all).map(({ status }) => status)).toEqual([413]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MIB);
});

test.each([
  { why: 'its length', head: `content-length: ${8 * MIB}\r\n`, type: 'application/json', status: 413 },
  { why: 'its type', head: 'content-length: 100\r\n', type: 'text/plain', status: 415 },
])(
  'H1 a client that waits for "100 Continue" is refused for $why before sending anything',
  async ({ head, type, status }) => {
    const app = await testApp();
    const start = `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\nexpect: 100-continue\r\n`;

    const answer = await talk(app.url, `${start}${head}\r\n`);

    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  },
);

test('H1 a client that waits for "100 Continue" with a good request gets it, sends, and is served', async () => {
  const app = await testApp();
  const socket = openSocket(app.url);
  const all = readAll(socket);
  const head = `${HEAD}expect: 100-continue\r\nconnection: close\r\ncontent-length: ${IDEA.length}\r\n\r\n`;
  socket.write(head);
  await once(socket, 'data');
  socket.write(IDEA);

  expect((await all).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200']);
});

test('H1 long bodies share the memory budget; those over it get a retry-after, and short ones pass', async () => {
  const app = await testApp({ memoryBytes: 1 }); // the least budget, 32 MiB
  const held = Array.from({ length: 4 }, () => openSocket(app.url));
  const half = `${HEAD}content-length: ${7 * MIB + 1}\r\n\r\n${'x'.repeat(7 * MIB)}`;
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.write(half, resolve))));
  const long = () => app.post(PATH, { text: 'a poem', type: 'ai-prompt', imageUrl: 'x'.repeat(7 * MIB) });

  await vi.waitUntil(async () => (await long()).status === 503, { timeout: 10_000 });
  expect(await (await long()).json()).toMatchObject({ code: 'server_busy' });
  expect((await app.post(PATH, IDEA)).status).toBe(200);

  for (const socket of held) socket.destroy();
  await vi.waitUntil(async () => (await long()).status !== 503, { timeout: 10_000 });
});

test('a body of exactly the limit is read', async () => {
  const app = await testApp();
  const frame = JSON.stringify({ text: 'a poem about rain', type: 'ai-prompt', imageUrl: '' });

  const response = await app.post(PATH, frame.replace('""', `"${'x'.repeat(7.5 * MIB - frame.length)}"`));

  expect(response.status).toBe(200);
});

test('a client that leaves in the middle of its body affects no other client', async () => {
  const app = await testApp();
  const socket = openSocket(app.url);
  socket.write(`${HEAD}content-length: 100\r\n\r\n{"text":`);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.destroy();

  expect((await app.post(PATH, IDEA)).status).toBe(200);
  expect(await (await app.get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: 1 });
});
