import { SERVER_PREFIXES } from '@wordlamp/contract/api-prefixes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const IDENTIFIER = '00000000-0000-4000-8000-000000000000';
const TEXT = 'This address does not accept that method.';
const VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** The error shape of each mount; longest prefix first. */
const SHAPES: readonly [string, object][] = [
  ['/auth/v1', { code: 'method_not_allowed', error_code: 'method_not_allowed', message: TEXT }],
  ['/rest/v1', { code: 'PGRST101', details: null, hint: null, message: expect.any(String) }],
  ['/api', { error: { code: 'method_not_allowed', message: TEXT } }],
  ['/', { error: TEXT, code: 'method_not_allowed' }],
];

let app: TestApp;
beforeAll(async () => {
  // With the outbox and the metrics switched on, and without rate limits.
  app = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' } });
});
afterAll(() => app.stop());

/** The routes with a specific method; those for all methods are middleware or fallbacks. */
const ownRoutes = () => app.routes.filter(({ method }) => method !== 'ALL');
const paths = () => new Set(ownRoutes().map(({ path }) => path));

/** All routes that match a path, with an id in place of each parameter. */
function methodsOf(address: string): string[] {
  const reached = ownRoutes().filter(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
  const methods = new Set(reached.map(({ method }) => method));
  return [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted();
}

test('K10 every route answers the methods that it lacks with 405, names those that it has, and speaks its protocol', async () => {
  expect(paths().size).toBeGreaterThan(35);

  for (const path of paths()) {
    const address = path.replace(/:\w+/g, IDENTIFIER);
    const methods = methodsOf(address);
    const [, shape] = SHAPES.find(([prefix]) => path.startsWith(prefix)) ?? [];
    for (const method of METHODS.filter((name) => !methods.includes(name))) {
      const response = await fetch(app.url + address, { method, headers: VERSION, redirect: 'manual' });

      const allow = response.headers.get('allow')?.split(', ').toSorted();
      expect([method, path, response.status, allow]).toEqual([method, path, 405, methods]);
      if (method !== 'HEAD') expect([path, await response.json()]).toEqual([path, shape]);
    }
  }
});

test('each route is below a prefix of the contract, and each prefix has a route or belongs to others', () => {
  const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const all = [...paths()];

  expect(all.filter((path) => !SERVER_PREFIXES.some((prefix) => isBelow(path, prefix)))).toEqual([]);
  const unused = SERVER_PREFIXES.filter((prefix) => !all.some((path) => isBelow(path, prefix)));
  expect(unused).toEqual(['/realtime/v1', '/storage/v1']); // the client knows them, and we have neither
});
