import { expect, test } from 'vitest';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const USE = '/functions/v1/template-use';
const USES = '/functions/v1/template-uses';
const MEMO = { template: 'one-page-decision-memo', action: 'copy' };

const readUses = async (app: TestApp) => (await app.get(USES)).json();

test.each(ROUTE_DATABASE_KINDS)('copies, downloads and fill-ins of a template are summed on %s', async (kind) => {
  const database = await createTestDatabase(kind);
  const { place } = database;
  const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
  const app = await testApp({ env: 'postgresUrl' in place ? { DATABASE_URL: place.postgresUrl, SECRET_KEY } : {} });
  expect(await readUses(app)).toEqual({ uses: {} });

  for (const action of ['copy', 'copy', 'download', 'fill'])
    expect(await readAnswer(await app.post(USE, { ...MEMO, action }))).toEqual({ counted: true });
  await app.post(USE, { template: 'plot-logic-check', action: 'copy' });

  expect(await readUses(app)).toEqual({ uses: { 'one-page-decision-memo': 4, 'plot-logic-check': 1 } });
  await app.stop();
  await database.remove();
});

test.each([
  { name: 'a template that there is not', body: { ...MEMO, template: 'no-such-template' }, code: 'unknown_template' },
  { name: 'a path', body: { ...MEMO, template: '../events' }, code: 'unknown_template' },
  { name: 'a name of every object', body: { ...MEMO, template: 'constructor' }, code: 'unknown_template' },
  { name: 'another action', body: { ...MEMO, action: 'print' }, code: 'validation_failed' },
  { name: 'no action', body: { template: MEMO.template }, code: 'validation_failed' },
  { name: 'a name that is a list', body: { ...MEMO, template: [MEMO.template] }, code: 'validation_failed' },
])('$name is refused as $code, and nothing is counted', async ({ body, code }) => {
  const app = await testApp();

  const response = await app.post(USE, body);

  expect(response.status).toBe(400);
  expect(await readAnswer(response)).toMatchObject({ code });
  expect(await readUses(app)).toEqual({ uses: {} });
});

test('the sixty-first use of a sender within an hour is not counted, another sender’s is', async () => {
  const app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const from = async (address: string) => (await app.post(USE, MEMO, { 'x-forwarded-for': address })).status;

  const statuses = [];
  for (let sent = 0; sent < 61; sent += 1) statuses.push(await from('198.51.100.1'));

  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses[60]).toBe(429);
  expect(await from('198.51.100.2')).toBe(200);
  expect(await readUses(app)).toEqual({ uses: { [MEMO.template]: 61 } });
});

test.each([
  { path: USE, allow: 'POST' },
  { path: USES, allow: 'GET, HEAD' },
])('$path takes $allow only', async ({ path, allow }) => {
  const app = await testApp();

  const response = path === USE ? await app.get(path) : await app.post(path, MEMO);

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
});
