import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { testApp } from '../../testing/test-app.ts';

test('a server that listens is live and ready', async () => {
  const app = await testApp();

  expect((await app.get('/health/live')).status).toBe(200);
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
  const prompt = await app.post('/functions/v1/generate-prompt', { text: 'a poem', type: 'ai-prompt' });
  expect(prompt.status).toBe(500);
  expect(await prompt.json()).toMatchObject({ code: 'unexpected_failure' });
});
