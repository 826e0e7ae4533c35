import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const HEAD = `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
const IDEA = '{"text":"a poem about rain","type":"ai-prompt"}';
const MIB = 1024 * 1024;

/** Writes to a raw connection and reads all that comes until the server closes it. */
async function talk(url: string, ...parts: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  for (const part of parts) socket.write(part);
  return text(socket);
}

test('a body that never ends is answered when the time is over, and counts nothing', async () => {
  const app = await testApp({ requestTimeLimitMs: 2000 }); // the question after the count has to be answered in time

  const answer = await talk(app.url, `${HEAD}content-length: 100\r\n\r\n{"text":`);

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
  expect(await (await app.get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: 0 });
});

test('headers that never end are answered when the time is over', async () => {
  const app = await testApp({ requestTimeLimitMs: 100 });

  const answer = await talk(app.url, HEAD);

  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"code":"request_timeout"');
});

test('headers over 16 KiB are refused with their code', async () => {
  const app = await testApp();

  const answer = await talk(app.url, `${HEAD}x-filler: ${'x'.repeat(17 * 1024)}\r\n\r\n`);

  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"code":"headers_too_large"');
});

test.each([
  { name: 'no HTTP at all', sent: 'hello\r\n\r\n' },
  { name: 'two lengths', sent: `${HEAD}content-length: 5\r\ncontent-length: 6\r\n\r\n` },
  { name: 'a length and chunks', sent: `${HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n` },
  { name: 'a negative length', sent: `${HEAD}content-length: -5\r\n\r\n` },
  { name: 'no host', sent: `GET / HTTP/1.1\r\nconnection: close\r\n\r\n` },
])('$name is refused and the connection closed', async ({ sent }) => {
  const app = await testApp();

  expect(await talk(app.url, sent)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a body that is too long by its header is refused before a byte of it is sent', async () => {
  const app = await testApp();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');

  socket.write(`${HEAD}content-length: ${8 * MIB}\r\n\r\n`);

  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});

test('a client that sends its long body all the same reads the answer, and may go on', async () => {
  const app = await testApp();
  const body = 'x'.repeat(8 * MIB);

  const answers = await talk(
    app.url,
    `${HEAD}content-length: ${body.length}\r\n\r\n${body}`,
    `${HEAD}content-length: ${IDEA.length}\r\nconnection: close\r\n\r\n${IDEA}`,
  );

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('a body in chunks is refused as soon as it is too long', async () => {
  const app = await testApp();
  const chunk = `${MIB.toString(16)}\r\n${'x'.repeat(MIB)}\r\n`;

  const answers = await talk(
    app.url,
    `${HEAD}transfer-encoding: chunked\r\n\r\n`,
    ...Array<string>(9).fill(chunk),
    '0\r\n\r\n',
    `${HEAD}content-length: ${IDEA.length}\r\nconnection: close\r\n\r\n${IDEA}`,
  );

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('a body of exactly the limit is read', async () => {
  const app = await testApp();
  const frame = JSON.stringify({ text: 'a poem about rain', type: 'ai-prompt', imageUrl: '' });

  const response = await app.post(PATH, frame.replace('""', `"${'x'.repeat(7.5 * MIB - frame.length)}"`));

  expect(response.status).toBe(200);
});

test('a client that leaves in the middle of its body harms nobody', async () => {
  const app = await testApp();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(`${HEAD}content-length: 100\r\n\r\n{"text":`);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.destroy();

  expect((await app.post(PATH, IDEA)).status).toBe(200);
  expect(await (await app.get('/functions/v1/daily-usage')).json()).toMatchObject({ requests: 1 });
});
