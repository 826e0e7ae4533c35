import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

/** The lines of the requests that a server has answered. */
async function logOf(send: (app: Awaited<ReturnType<typeof testApp>>) => Promise<unknown>) {
  const lines: string[] = [];
  const app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, onLogLine: (line) => lines.push(line) });
  await send(app);
  return {
    text: lines.join(''),
    requests: lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request'),
  };
}

test('K7 a request is one line: route, status, time and a shortened address, and nothing that was sent', async () => {
  const body = { text: 'a private idea', type: 'ai-prompt' };
  const headers = { apikey: 'some-api-key', authorization: 'Bearer some-token', 'x-forwarded-for': '198.51.100.77' };

  const { text, requests } = await logOf((app) =>
    app.post('/functions/v1/generate-prompt?token=query-secret', body, headers),
  );

  expect(requests).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: expect.any(String),
      method: 'POST',
      route: '/functions/v1/generate-prompt',
      status: 401,
      ms: expect.any(Number),
      address: '198.51.100.0/24',
      msg: 'request',
    },
  ]);
  for (const secret of ['private', 'some-api-key', 'some-token', 'query-secret', '198.51.100.77'])
    expect(text).not.toContain(secret);
});

test.each([
  { path: '/en?x=1', route: '/en' },
  { path: '/en/\r\nforged', route: '/*' },
  { path: '/health/live', route: '/health/live' },
  { path: '/', route: '/*' },
])('K7 $path is logged as $route', async ({ path, route }) => {
  const { requests } = await logOf((app) => app.get(encodeURI(path)));

  expect(requests.map((line) => line.route)).toEqual([route]);
});

test('each answer names its request, and a name that the client brings is not taken over', async () => {
  const app = await testApp();

  const ids = await Promise.all(
    ['/en', '/nowhere', '/', '/health/live', '/api/none'].map(async (path) =>
      (await app.get(path, { 'x-request-id': 'mine' })).headers.get('x-request-id'),
    ),
  );

  expect(new Set(ids).size).toBe(5);
  expect(ids).not.toContain('mine');
  expect(ids).not.toContain(null);
});
