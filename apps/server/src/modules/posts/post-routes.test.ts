import { expect, test } from 'vitest';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { listSlugs } from '../counting/list-slugs.ts';

const OPEN = '/functions/v1/post-open';
const OPENS = '/functions/v1/post-opens';
const [FIRST = '', SECOND = ''] = listSlugs('community');
const NOTHING = { opens: {}, trends: {} };

const readOpens = async (app: TestApp) => (await app.get(OPENS)).json();

test.each(ROUTE_DATABASE_KINDS)('what was opened is summed by post on %s', async (kind) => {
  const database = await createTestDatabase(kind);
  const { place } = database;
  const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
  const app = await testApp({ env: 'postgresUrl' in place ? { DATABASE_URL: place.postgresUrl, SECRET_KEY } : {} });
  expect(await readOpens(app)).toEqual(NOTHING);

  for (const post of [FIRST, FIRST, SECOND])
    expect(await readAnswer(await app.post(OPEN, { post }))).toEqual({ counted: true });

  const sums = { [FIRST]: 2, [SECOND]: 1 };
  expect(await readOpens(app)).toEqual({ opens: sums, trends: sums });
  await app.stop();
  await database.remove();
});

test.each([
  { name: 'a post that there is not', body: { post: 'no-such-post' }, code: 'unknown_post' },
  { name: 'a file that is no post', body: { post: 'guidelines' }, code: 'unknown_post' },
  { name: 'no post', body: {}, code: 'validation_failed' },
  { name: 'a name that is a list', body: { post: [FIRST] }, code: 'validation_failed' },
])('$name is refused as $code, and nothing is counted', async ({ body, code }) => {
  const app = await testApp();

  const response = await app.post(OPEN, body);

  expect(response.status).toBe(400);
  expect(await readAnswer(response)).toMatchObject({ code });
  expect(await readOpens(app)).toEqual(NOTHING);
});

test('the sixty-first open of a sender within an hour is not counted', async () => {
  const app = await testApp();

  for (let sent = 0; sent < 60; sent += 1) expect((await app.post(OPEN, { post: FIRST })).status).toBe(200);
  expect((await app.post(OPEN, { post: FIRST })).status).toBe(429);

  expect(await readOpens(app)).toMatchObject({ opens: { [FIRST]: 60 } });
});

test.each([
  { path: OPEN, allow: 'POST' },
  { path: OPENS, allow: 'GET, HEAD' },
])('$path takes $allow only', async ({ path, allow }) => {
  const app = await testApp();

  const response = path === OPEN ? await app.get(path) : await app.post(path, { post: FIRST });

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
});
