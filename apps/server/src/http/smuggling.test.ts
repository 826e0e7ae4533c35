import { afterAll, beforeAll, expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const START = 'POST /functions/v1/generate-prompt HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
/** A smuggled second request, if a proxy and the server disagree on where the first one ends. */
const HIDDEN = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ requestTimeLimitMs: 2000 });
});
afterAll(() => app.stop());

test.each([
  { name: 'no HTTP at all', sent: 'hello\r\n\r\n' },
  { name: 'two lengths', sent: `${START}content-length: 5\r\ncontent-length: 6\r\n\r\n` },
  { name: 'two lengths in one', sent: `${START}content-length: 5, 6\r\n\r\n` },
  { name: 'a length and chunks', sent: `${START}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n` },
  { name: 'chunks and a length', sent: `${START}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n` },
  { name: 'a negative length', sent: `${START}content-length: -5\r\n\r\n` },
  { name: 'a length with a plus', sent: `${START}content-length: +5\r\n\r\n` },
  { name: 'a hexadecimal length', sent: `${START}content-length: 0x5\r\n\r\n` },
  { name: 'another coding', sent: `${START}transfer-encoding: gzip\r\n\r\n` },
  { name: 'chunked, but not at last', sent: `${START}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n` },
  { name: 'chunked with a sign before it', sent: `${START}transfer-encoding: \x0bchunked\r\n\r\n0\r\n\r\n` },
  {
    name: 'chunked in two headers',
    sent: `${START}transfer-encoding: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  },
  { name: 'a blank before the colon', sent: `${START}transfer-encoding : chunked\r\n\r\n0\r\n\r\n` },
  { name: 'a folded header', sent: `${START}x-filler: a\r\n transfer-encoding: chunked\r\n\r\n` },
  { name: 'a blank before the first header', sent: `GET / HTTP/1.1\r\n host: localhost\r\n\r\n` },
  { name: 'bare line feeds', sent: 'GET / HTTP/1.1\nhost: localhost\n\n' },
  { name: 'a bare line feed in a header', sent: `GET / HTTP/1.1\r\nhost: localhost\r\nx: a\ny: b\r\n\r\n` },
  { name: 'a bare carriage return', sent: `GET / HTTP/1.1\r\nhost: localhost\r\nx: a\rb\r\n\r\n` },
  { name: 'a NUL in a header', sent: `GET / HTTP/1.1\r\nhost: localhost\r\nx: a\0b\r\n\r\n` },
  { name: 'a wrong size of a chunk', sent: `${START}transfer-encoding: chunked\r\n\r\nzz\r\n` },
  { name: 'a negative size of a chunk', sent: `${START}transfer-encoding: chunked\r\n\r\n-1\r\n` },
  { name: 'a chunk without its end', sent: `${START}transfer-encoding: chunked\r\n\r\n2\r\n{}xx\r\n0\r\n\r\n` },
  { name: 'two hosts', sent: 'GET /en HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n' },
  { name: 'one host twice', sent: 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n\r\n' },
  { name: 'two hosts in an older version', sent: 'GET /en HTTP/1.0\r\nhost: a\r\nx: y\r\nhost: b\r\n\r\n' },
  { name: 'a second host with a body', sent: `${START}Host: evil.example\r\ncontent-length: 2\r\n\r\n{}` },
  { name: 'no host', sent: 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n' },
  { name: 'another version', sent: 'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n' },
])('H9 $name is refused, the connection closed, and what follows not served', async ({ sent }) => {
  const answers = await talk(app.url, `${sent}${HIDDEN}`);

  expect(new Set(answers.match(/HTTP\/1\.1 \d+/g))).toEqual(new Set(['HTTP/1.1 400']));
});

test('H9 what follows a last request is not answered, and does not spoil its answer', async () => {
  const body = '{"text":"a poem about rain","type":"ai-prompt"}';
  const request = `${START}connection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

  const answers = await talk(app.url, `${request}\r\nno HTTP at all\r\n${HIDDEN}`);

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('H9 the contents of a body are not parsed as a request', async () => {
  const body = `{"text":"${HIDDEN.replaceAll('\r\n', '\\r\\n')}"}`;
  const answers = await talk(app.url, `${START}connection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`);

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

test('H12 requests in a row on one connection are answered in their order', async () => {
  const paths = ['/health/live', '/en', '/api/none', '/health/live'];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join('');
  const last = 'GET /nowhere HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

  const answers = await talk(app.url, requests + last);

  expect(answers.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3))).toEqual(['200', '200', '404', '200', '404']);
});
