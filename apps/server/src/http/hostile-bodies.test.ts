import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '../testing/read-answer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isOverbuilt } from './read-json.ts';

/** Every route that reads a body without requiring a sign-in. */
const ROUTES = [
  'POST /functions/v1/generate-prompt',
  'POST /functions/v1/contact',
  'POST /functions/v1/report-result',
  'POST /functions/v1/template-use',
  'POST /functions/v1/post-open',
  'POST /auth/v1/signup',
  'POST /auth/v1/token?grant_type=password',
  'POST /auth/v1/token?grant_type=refresh_token',
  'POST /auth/v1/token?grant_type=pkce',
  'POST /auth/v1/verify',
  'POST /auth/v1/resend',
  'POST /auth/v1/recover',
];
/** The error for an invalid body: some routes have their own code for a missing one. */
const REFUSED = [400, 403, 404, 413, 422];
const JSON_TYPE = { 'content-type': 'application/json' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.stop());

async function send(
  route: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = JSON_TYPE,
) {
  const [method = '', path = ''] = route.split(' ');
  const startedAt = performance.now();
  const response = await fetch(app.url + path, { method, body, headers });
  const answer = await response.text();
  return { status: response.status, text: answer, ms: performance.now() - startedAt };
}

test.each([
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json+x',
  'text/json',
])('G6 only application/json is taken, not %s, on every route', async (type) => {
  for (const route of ROUTES)
    expect([route, (await send(route, '{}', { 'content-type': type })).status]).toEqual([route, 415]);
});

test('H8 nothing compressed is unpacked, whatever the coding is called', async () => {
  const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, ' '));
  for (const route of ROUTES)
    for (const coding of ['gzip', 'br', 'deflate', 'zstd', 'GZIP', 'gzip, identity', 'x'])
      expect((await send(route, bomb, { ...JSON_TYPE, 'content-encoding': coding })).status).toBe(415);
});

test.each([
  ['nothing', ''],
  ['half a text', '{"text":"a'],
  ['a byte order mark', '\uFEFF{}'],
  ['NaN', '{"text":NaN}'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['a comment', '{}//'],
  ['a comma too many', '{"text":"a",}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number that is infinite', '{"text":1e400,"email":1e400,"template":1e400,"type":1e400}'],
  ['lone surrogates as keys', '{"\\ud800":1}'],
  ['the same key twice', '{"text":1,"text":2}'],
])('H3 %s is refused on every route', async (_name, body) => {
  for (const route of ROUTES) {
    const { status, text } = await send(route, body);
    expect([route, REFUSED.includes(status)]).toEqual([route, true]);
    expect(JSON.parse(text)).toBeTypeOf('object');
  }
});

const HUGE = {
  'brackets to 100,000 levels': `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  'objects to 100,000 levels': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  'as many keys as fit': `{${Array.from({ length: 60_000 }, (_, key) => `"${key}":1`).join(',')}}`,
  'a number of 900,000 digits': `{"text":${'9'.repeat(900_000)}}`,
};

test.each(Object.entries(HUGE))('H4 %s are refused quickly, as bad input or as too long', async (_name, body) => {
  for (const route of ROUTES) {
    await send(route, '{}');
    const { status, ms } = await send(route, body);
    expect([route, REFUSED.includes(status)]).toEqual([route, true]);
    expect(ms).toBeLessThan(1000); // 50 ms on an idle machine
  }
});

test('H4 a body of millions of parts is never parsed, one of a picture is', () => {
  const keys = `{${Array.from({ length: 600_000 }, (_, key) => `"${key}":1`).join(',')}}`;
  const picture = JSON.stringify({
    type: 'json-prompt',
    text: 'a, "b"\\n'.repeat(400),
    imageUrl: 'QUJD'.repeat(1_900_000),
  });
  const startedAt = performance.now();

  expect(['['.repeat(7_000_000), keys].map((body) => isOverbuilt(Buffer.from(body)))).toEqual([true, true]);
  expect(isOverbuilt(Buffer.from(picture))).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1500); // parsing the first two takes seconds
});

test.each<unknown>([{}, [], 0, true, null, ['a@b.co'], { toString: 1 }, { length: 3 }])(
  'H6 %j is no text, in whatever field it stands',
  async (value) => {
    const fields = [
      'text',
      'type',
      'email',
      'password',
      'template',
      'post',
      'use',
      'name',
      'subject',
      'message',
      'category',
    ];
    const ofReport = ['idea', 'result', 'pageLanguage', 'comment'];
    const others = ['token', 'token_hash', 'refresh_token', 'auth_code', 'code_verifier'];
    const body = JSON.stringify(Object.fromEntries([...fields, ...ofReport, ...others].map((field) => [field, value])));
    for (const route of ROUTES) expect([route, (await send(route, body)).status]).toEqual([route, 400]);
  },
);

test('H7 NUL and control characters never break anything: in bodies, addresses, headers and paths', async () => {
  const text = 'a\u0000b\u0001\u001b[31m\u007f\u0085\u2028';
  const mail = { email: `ann${text}@example.org`, password: text, token: text, token_hash: text, refresh_token: text };
  const others = {
    text,
    type: 'ai-prompt',
    template: text,
    post: text,
    use: text,
    ...{ idea: text, result: text, pageLanguage: text, comment: text },
    auth_code: text,
    code_verifier: text,
    data: { x: text },
  };
  for (const route of ROUTES)
    expect([route, REFUSED.includes((await send(route, JSON.stringify({ ...mail, ...others }))).status)]).toEqual([
      route,
      true,
    ]);
  for (const path of [
    '/%00',
    '/en%00',
    '/auth/v1/%00',
    '/rest/v1/%00',
    '/rest/v1/rpc/%1b%5b31m',
    '/auth/v1/verify?token=%00&type=%00',
  ])
    expect((await app.get(path)).status).toBeLessThan(500);
  for (const name of ['authorization', 'accept', 'if-none-match', 'x-supabase-api-version', 'accept-encoding'])
    for (const path of ['/en', '/auth/v1/user', '/rest/v1/rpc/get_daily_usage', '/functions/v1/daily-usage'])
      expect((await app.get(path, { [name]: 'Bearer \u00ff\u0080\t\u00a0' })).status).toBeLessThan(500);
});

test('K1 what looks like SQL is text, and comes back as it was sent', async () => {
  const full_name = `Robert'); DROP TABLE account; --" \\ %s $1 ? :x`;
  const confirmed = await startTestApp({ env: { AUTH_AUTOCONFIRM: 'on' } });
  const account = { email: 'ann@example.org', password: 'a quiet lamp at dusk', data: { full_name } };
  const signUp = await (await confirmed.post('/auth/v1/signup', account)).json();
  const authorization = { authorization: `Bearer ${Object(signUp).access_token}` };

  const factor = { factor_type: 'totp', friendly_name: "'; DELETE FROM factor; --" };
  expect(await readAnswer(await confirmed.post('/auth/v1/factors', factor, authorization))).toMatchObject({
    friendly_name: factor.friendly_name,
  });
  expect(await readAnswer(await confirmed.get('/auth/v1/user', authorization))).toMatchObject({
    user_metadata: { full_name },
  });
  await confirmed.stop();
});

const LONG = 'a'.repeat(100_000);

test.each([
  `${LONG}!`,
  `${LONG}@`,
  `${LONG}@${LONG}`,
  `a@${'a.'.repeat(50_000)}`,
  ' '.repeat(100_000),
  `${'a '.repeat(50_000)}!`,
  `https://${LONG}`,
  `${'='.repeat(50_000)}x`,
  `${'.'.repeat(50_000)}`,
  `data:image/png;base64,${'='.repeat(100_000)}x`,
  `A ${'realistic '.repeat(10_000)}`,
  '語'.repeat(30_000),
])('H11 no pattern takes long over long texts (%#)', async (text) => {
  const fields = {
    text,
    email: text,
    password: text,
    token: text,
    refresh_token: text,
    imageUrl: text,
    template: text,
    post: text,
    ...{ idea: text, result: text, comment: text },
  };
  const body = JSON.stringify({ ...fields, type: 'json-prompt', code: text, name: text, subject: text, message: text });
  for (const route of ROUTES) {
    const { status, ms } = await send(route, body);
    expect([route, status < 500]).toEqual([route, true]);
    expect(ms).toBeLessThan(1000); // 50 ms on an idle machine; a quadratic algorithm takes minutes
  }
  const header = text.slice(0, 12_000).replace(/[^\u0020-\u007e]/g, 'x');
  for (const path of ['/functions/v1/daily-usage', '/auth/v1/user', '/en']) {
    const startedAt = performance.now();
    const headers = {
      authorization: `Bearer ${header}`,
      'if-none-match': header,
      'accept-encoding': header.slice(0, 2000),
    };
    expect((await app.get(path, headers)).status).toBeLessThan(500);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  }
});
