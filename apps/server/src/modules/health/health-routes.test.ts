import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from '../../http/app-env.ts';
import { BodyBudget } from '../../http/load-shedding/body-budget.ts';
import { ConcurrencyLimit, Slot } from '../../http/load-shedding/concurrency-limit.ts';
import { TimeLimit } from '../../http/time-limit.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { testApp } from '../../testing/test-app.ts';
import { type HealthDeps, healthRoutes } from './health-routes.ts';

test('a server that listens is live and ready', async () => {
  const app = await testApp();

  expect((await app.get('/health/live')).status).toBe(200);
  const accepting = await app.get('/health/accepting');
  expect(accepting.status).toBe(200);
  expect(await accepting.json()).toEqual({ status: 'accepting' });
  const ready = await app.get('/health/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready' });
});

test('without its database a server is live, but not ready, and says so in its own words', async () => {
  const database = await createTestDatabase('PostgreSQL');
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const app = await testApp({ env: { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32).toString('base64') } });

  await database.remove();

  const ready = await app.get('/health/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'database_down' });
  expect((await app.get('/health/live')).status).toBe(200);
  expect((await app.get('/health/accepting')).status).toBe(200);
  const prompt = await app.post('/functions/v1/generate-prompt', { text: 'a poem', type: 'ai-prompt' });
  expect(prompt.status).toBe(503);
  expect(await prompt.json()).toMatchObject({ code: 'storage_unavailable' });
});

test('a thousand concurrent requests share one database query', async () => {
  let questions = 0;
  let answer: () => void = () => {};
  const pingDatabase = () => {
    questions += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const app = appOf({ pingDatabase, tryWriting: async () => {}, isStopping: () => false });

  const asked = Array.from({ length: 1000 }, async () => (await app.request('/ready')).status);
  await vi.waitUntil(() => questions > 0);
  answer();

  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  expect(questions).toBe(1);
});

test('a server that is stopping is live, but asks for no more visitors', async () => {
  const app = appOf({ pingDatabase: async () => {}, tryWriting: async () => {}, isStopping: () => true });

  expect((await app.request('/live')).status).toBe(200);
  const accepting = await app.request('/accepting');
  expect(accepting.status).toBe(503);
  expect(await accepting.json()).toEqual({ status: 'stopping' });
  const ready = await app.request('/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'stopping' });
});

/** The routes alone, without a server around them. */
function appOf(deps: HealthDeps): Hono<AppEnv> {
  const timeLimit = new TimeLimit(1000);
  timeLimit.end();
  return new Hono<AppEnv>()
    .use((c, next) => {
      const slot = new Slot(new ConcurrencyLimit());
      const body = new BodyBudget(0).open();
      c.set('facts', { id: 'a', clientAddress: '192.0.2.7', page: undefined, timeLimit, slot, body, apiHeaders: {} });
      return next();
    })
    .route('/', healthRoutes(deps));
}
