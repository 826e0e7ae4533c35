import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TEXT = 'There is nothing at this address.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each([
  { path: '/auth/v1', body: { code: 404, error_code: 'not_found', msg: TEXT } },
  { path: '/auth/v1/nothing', body: { code: 404, error_code: 'not_found', msg: TEXT } },
  { path: '/rest/v1/a/b', body: { code: 'PGRST125', details: null, hint: null, message: expect.any(String) } },
  { path: '/realtime/v1', body: { error: TEXT, code: 'not_found' } },
  { path: '/storage/v1/object', body: { error: TEXT, code: 'not_found' } },
  { path: '/functions/v1/', body: { error: TEXT, code: 'not_found' } },
  { path: '/health', body: { error: TEXT, code: 'not_found' } },
  { path: '/api', body: { error: { code: 'not_found', message: TEXT } } },
  { path: '/api/v1/nothing', body: { error: { code: 'not_found', message: TEXT } } },
])('K3 $path answers 404 as JSON, whatever the method', async ({ path, body }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await fetch(app.url + path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await response.json()).toEqual(body);
  }
});

test.each(['/authors', '/apix', '/auth/v2/x', '/healthy'])('%s is a page that does not exist', async (path) => {
  expect((await app.get(path)).headers.get('content-type')).toBe('text/html; charset=utf-8');
});
