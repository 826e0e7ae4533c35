import { expect, test } from 'vitest';
import {
  accountApp,
  confirmedClient,
  linkIn,
  PASSWORD,
  PUBLISHABLE_KEY,
  tokenIn,
  tokenOf,
} from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';
const VERSION = { 'x-supabase-api-version': '2024-01-01' };

test.each([
  ['text that is no JSON', '{', 400, 'bad_json'],
  ['nothing', '', 400, 'bad_json'],
  ['null', 'null', 400, 'validation_failed'],
  ['a list', '[]', 400, 'validation_failed'],
  ['text', '"x"', 400, 'validation_failed'],
  ['an address that is an object', '{"email":{},"password":"x"}', 400, 'validation_failed'],
  ['an address that is a list', '{"email":["a@b.co"],"password":"x"}', 400, 'validation_failed'],
  ['a password that is true', '{"email":"a@b.co","password":true}', 400, 'validation_failed'],
  ['a hundred thousand brackets', '['.repeat(100_000), 400, 'validation_failed'],
  ['more than 1 MiB', `{"email":"${'a'.repeat(1024 * 1024)}"}`, 413, 'request_entity_too_large'],
])('H3 H6 %s is refused in the shape of the protocol', async (_name, body, status, code) => {
  const app = await accountApp('SQLite');

  const response = await app.post('/auth/v1/token?grant_type=password', body, VERSION);

  expect(response.status).toBe(status);
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(response.headers.get('x-sb-error-code')).toBe(code);
  expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
});

test('an older client, which sends no version, reads the older shape', async () => {
  const app = await accountApp('SQLite');

  const response = await app.post('/auth/v1/token?grant_type=password', { email: ANN, password: 'wrong one' });

  expect(response.headers.get('x-supabase-api-version')).toBeNull();
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
});

test.each([
  ['/auth/v1/nothing', 'GET', 404, 'not_found'],
  ['/auth/v1/', 'GET', 404, 'not_found'],
  ['/auth/v1/signup', 'GET', 405, 'method_not_allowed'],
  ['/auth/v1/admin/users', 'GET', 404, 'not_found'],
  ['/auth/v1/user', 'GET', 401, 'no_authorization'],
  ['/auth/v1/logout', 'POST', 401, 'no_authorization'],
])('K3 %s by %s is %i, never a page', async (path, method, status, code) => {
  const app = await accountApp('SQLite');

  const response = await fetch(app.url + path, { method, headers: VERSION });

  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the publishable key as a bearer token is anonymous', async () => {
  const app = await accountApp('SQLite');

  const response = await app.get('/auth/v1/user', { ...VERSION, authorization: `Bearer ${PUBLISHABLE_KEY}` });

  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'bad_jwt', message: 'invalid claim: missing sub claim' });
});

test('C12 what only the server decides cannot be sent along', async () => {
  const app = await accountApp('SQLite');
  const hostile = {
    role: 'service_role',
    id: 'x',
    aud: 'x',
    email_confirmed_at: '2020-01-01',
    is_anonymous: true,
    factors: [1],
  };
  const signUp = await app.post('/auth/v1/signup', { email: ANN, password: PASSWORD, ...hostile });
  expect(await signUp.json()).toMatchObject({ role: 'authenticated', aud: 'authenticated', is_anonymous: false });
  const client = app.client();
  await client.auth.verifyOtp({ type: 'signup', token_hash: tokenIn(await app.mailTo(ANN)) });
  const headers = { ...VERSION, authorization: `Bearer ${await tokenOf(client)}`, 'content-type': 'application/json' };
  const put = (body: object) =>
    fetch(`${app.url}/auth/v1/user`, { method: 'PUT', headers, body: JSON.stringify(body) });

  const refused = await put({ app_metadata: { role: 'admin' } });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not_admin' }]);
  const changed = await put({ ...hostile, data: { full_name: 'Ann', email: 'evil@example.org', sub: 'x' } });
  expect(await changed.json()).toMatchObject({
    role: 'authenticated',
    email: ANN,
    is_anonymous: false,
    factors: [],
    user_metadata: { full_name: 'Ann', email: ANN },
  });
});

test('C13 names with markup stay text in pages and mails', async () => {
  const app = await accountApp('SQLite');
  const data = { full_name: '<a href="https://evil.example">{{.Token}}</a>\r\nBcc: evil@example.org\u202Egnp' };

  await app.post('/auth/v1/signup', { email: ANN, password: PASSWORD, data });

  const mail = await app.mailTo(ANN);
  expect(mail).not.toContain('<a href="https://evil.example">');
  expect(mail).not.toMatch(/^Bcc:/m);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'G6 a form of another site cannot post as %s',
  async (type) => {
    const app = await accountApp('SQLite');
    const body = JSON.stringify({ email: ANN, password: PASSWORD });
    for (const path of ['/signup', '/token?grant_type=password', '/recover']) {
      const response = await app.post(`/auth/v1${path}`, body, { 'content-type': type });
      expect(response.status).toBe(415);
    }
  },
);

test('G6 a page of another site cannot post JSON either', async () => {
  const app = await accountApp('SQLite');
  for (const site of ['cross-site', 'same-site']) {
    const response = await app.post(
      '/auth/v1/signup',
      { email: ANN, password: PASSWORD },
      { ...VERSION, 'sec-fetch-site': site },
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'cross_site' });
  }
});

test('D6 an encoded word is no address, wherever one is taken', async () => {
  const app = await accountApp('SQLite');
  const email = '=?utf-8?q?ann=40evil.example?=@example.org';
  const bearer = `Bearer ${await tokenOf(await confirmedClient(app, ANN))}`;
  const ask = async (method: string, path: string, body: object) => {
    const headers = { ...VERSION, authorization: bearer, 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/auth/v1${path}`, { method, headers, body: JSON.stringify(body) });
    return [response.status, await response.json()];
  };

  for (const [method, path, body] of [
    ['POST', '/signup', { email, password: PASSWORD }],
    ['POST', '/recover', { email }],
    ['POST', '/resend', { email, type: 'signup' }],
    ['PUT', '/user', { email }],
  ] as const)
    expect(await ask(method, path, body)).toMatchObject([
      400,
      { code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
    ]);
  expect(await ask('POST', '/token?grant_type=password', { email, password: PASSWORD })).toMatchObject([
    400,
    { code: 'invalid_credentials' },
  ]);
});

test('D1 G2 links are made of the setting alone, whatever the request says of its host', async () => {
  const app = await accountApp('SQLite', { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const hostile = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    referer: 'https://evil.example/',
    origin: 'https://evil.example',
  };

  await app.post('/auth/v1/signup?redirect_to=https://evil.example/', { email: ANN, password: PASSWORD }, hostile);

  const link = new URL(linkIn(await app.mailTo(ANN)));
  expect(link.origin).toBe('https://wordlamp.test');
  expect(link.searchParams.get('redirect_to')).toBe('https://wordlamp.test/');
  expect(app.mails(ANN)[0]).not.toContain('evil.example');
});

test.each(ROUTE_DATABASE_KINDS)(
  'K6 fifty sign-ups of one address at once on %s make two mails and one account',
  async (kind) => {
    const app = await accountApp(kind, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const all = Array.from({ length: 50 }, (_, index) =>
      app.post('/auth/v1/signup', { email: ANN, password: PASSWORD }, { 'x-forwarded-for': `10.0.${index}.1` }),
    );

    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));

    const first = await app.mailTo(ANN);
    expect(app.mails(ANN)).toHaveLength(1);
    app.wait(61_000);
    const second = await app.mailTo(ANN, 2);
    const open = (mail: string) => app.client().auth.verifyOtp({ type: 'signup', token_hash: tokenIn(mail) });
    const opened = await Promise.all([open(first), open(second)]);
    expect(opened.map(({ error }) => error?.code).toSorted()).toEqual(['otp_expired', undefined]);
    expect(app.mails(ANN)).toHaveLength(2);
  },
);

test('a flood of sign-ins holds no refresh from the same address back', async () => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, ANN);
  const flood = Array.from({ length: 150 }, () => app.post('/auth/v1/token?grant_type=password', {}));
  await Promise.all(flood);

  expect((await app.post('/auth/v1/token?grant_type=password', {})).status).toBe(429);
  expect((await client.auth.refreshSession()).error).toBeNull();
});
