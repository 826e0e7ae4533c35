import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, PUBLISHABLE_KEY, tokenOf } from '../../testing/account-app.ts';
import { type DatabaseKind, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';

const PATH = '/rest/v1/rpc/get_daily_usage';
const STRANGER = '11111111-2222-4333-8444-555555555555';

async function signedIn(kind: DatabaseKind = 'SQLite') {
  const app = await accountApp(kind);
  const client = await confirmedClient(app, 'ann@example.org');
  const id = (await client.auth.getUser()).data.user?.id ?? '';
  const headers = { authorization: `Bearer ${await tokenOf(client)}`, 'content-type': 'application/json' };
  const call = (body: unknown, extra: Record<string, string> = {}) => app.post(PATH, body, { ...headers, ...extra });
  return { app, client, id, headers, call };
}

describe.each(ROUTE_DATABASE_KINDS)('get_daily_usage on %s', (kind) => {
  test('is the number of prompts that the person used today, and a bare number', async () => {
    const { app, id, headers, call } = await signedIn(kind);
    expect(await (await call({ user_id_param: id })).text()).toBe('0');

    await app.post('/functions/v1/generate-prompt', { text: 'a poem on the sea', type: 'ai-prompt' }, headers);

    const response = await call({ user_id_param: id.toUpperCase() });
    expect([response.status, await response.text()]).toEqual([200, '1']);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await (await app.get(`${PATH}?user_id_param=${id}`, headers)).text()).toBe('1');
  });

  test('J1 a person cannot read the count of another, whether or not there is one', async () => {
    const { app, call } = await signedIn(kind);
    const other = await confirmedClient(app, 'bob@example.org');
    const bob = (await other.auth.getUser()).data.user?.id;
    for (const id of [bob, STRANGER]) {
      const response = await call({ user_id_param: id });
      expect([response.status, await response.json()]).toMatchObject([403, { code: '42501' }]);
    }
  });
});

test.each([
  ['text that is no JSON', '{', 400, 'PGRST102'],
  ['nothing', '', 400, 'PGRST102'],
  ['no argument', {}, 404, 'PGRST202'],
  ['another argument', { user: 'x' }, 404, 'PGRST202'],
  ['one more argument', { user_id_param: STRANGER, limit: 1 }, 404, 'PGRST202'],
  ['an argument that is no UUID', { user_id_param: "' or 1=1 --" }, 400, '22P02'],
  ['an argument that is a list', { user_id_param: [STRANGER] }, 400, '22P02'],
  ['a list', [], 404, 'PGRST202'],
])('J1 %s is refused in the shape of PostgREST', async (_name, body, status, code) => {
  const { call } = await signedIn();

  const response = await call(body);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code, details: null, hint: null, message: expect.any(String) });
});

test('J2 a visitor, the publishable key and an expired token are anonymous', async () => {
  const { app, client, id, headers } = await signedIn();
  const ask = (authorization?: string) => app.post(PATH, { user_id_param: id }, authorization ? { authorization } : {});
  expect([(await ask()).status, (await ask(`Bearer ${PUBLISHABLE_KEY}`)).status]).toEqual([401, 401]);
  expect(await (await ask('Bearer nonsense')).json()).toMatchObject({ code: 'PGRST301' });
  await client.auth.signOut();

  const ended = await ask(headers.authorization);

  expect([ended.status, await ended.json()]).toMatchObject([401, { code: 'PGRST303' }]);
  expect(ended.headers.get('www-authenticate')).toContain('Bearer');
});

test.each([
  ['/rest/v1/rpc/drop_everything', 404, 'PGRST202'],
  ['/rest/v1/account?select=*', 404, 'PGRST205'],
  ['/rest/v1/', 404, 'PGRST125'],
  ['/rest/v1/a/b/c', 404, 'PGRST125'],
])('J3 there is nothing at %s', async (path, status, code) => {
  const { app, headers } = await signedIn();

  const response = await app.get(path, headers);

  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

test.each([
  [{ 'content-profile': 'auth' }, 406, 'PGRST106'],
  [{ accept: 'text/csv' }, 406, 'PGRST107'],
])('J3 %j is not acceptable', async (extra, status, code) => {
  const { id, call } = await signedIn();

  const response = await call({ user_id_param: id }, extra as Record<string, string>);

  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

test('only GET and POST call it', async () => {
  const { app, headers } = await signedIn();

  const response = await fetch(app.url + PATH, { method: 'DELETE', headers });

  expect([response.status, await response.json()]).toMatchObject([405, { code: 'PGRST101' }]);
});
