import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startFuzzedServer } from './fuzz/start-fuzzed-server.mjs';
import { fuzz } from './fuzz.mjs';

/** @param {import('node:http').RequestListener} answer @returns {Promise<string>} where it listens */
async function serverThat(answer) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

test('five hundred generated requests bring nothing that must not come', async () => {
  const server = await startFuzzedServer();
  onTestFinished(server.stop);

  const { faults, requests, statuses } = await fuzz({ baseUrl: server.baseUrl, requests: 500, seed: 7 });

  expect(faults).toEqual([]);
  expect(requests).toBe(500);
  const answers = Object.values(statuses).flatMap((counts) => Object.keys(counts));
  expect(new Set(answers).isSupersetOf(new Set(['200', '400', '401', '404', '405', '415']))).toBe(true);
});

const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  { name: 'a server error', status: 500, headers: JSON_TYPE, body: '{}', fault: 'answers 500' },
  { name: 'a 503 without Retry-After', status: 503, headers: JSON_TYPE, body: '{}', fault: 'answers 503' },
  { name: 'a page in place of JSON', status: 404, headers: {}, body: '<p>', fault: 'answers 404 without JSON' },
  {
    name: 'a stack trace',
    status: 400,
    headers: JSON_TYPE,
    body: '{"a":"Error: x\n    at f (/srv/a.ts:1:2)"}',
    fault: 'tells how it is built',
  },
])('$name is a fault', async ({ status, headers, body, fault }) => {
  const baseUrl = await serverThat((incoming, outgoing) => {
    const isSignUp = incoming.url === '/auth/v1/signup';
    outgoing.writeHead(isSignUp ? 200 : status, headers).end(isSignUp ? '{}' : body);
  });

  const { faults } = await fuzz({ baseUrl, requests: 40, seed: 1 });

  expect(faults.join('\n')).toContain(fault);
});

test('no answer is a fault', async () => {
  const baseUrl = await serverThat((incoming, outgoing) => {
    if (['/auth/v1/signup', '/health/live'].includes(incoming.url ?? '')) outgoing.end('{}');
  });

  const { faults } = await fuzz({ baseUrl, requests: 16, seed: 1 });

  expect(faults.filter((fault) => fault.includes(' hangs: ')).length).toBeGreaterThan(8); // Node itself refuses some
});
