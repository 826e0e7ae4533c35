import { base64url, type CryptoKey, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { accountApp } from '../../../testing/account-app.ts';
import { PAGE, signInAtProvider } from '../../../testing/sign-in-at-provider.ts';
import { type FakeAnswers, json, signed, startFakeProvider } from '../../../testing/start-fake-provider.ts';

type Row = { name: string; reason: RegExp; answers: Partial<FakeAnswers>; requestTimeLimitMs?: number };
type Claims = Record<string, unknown>;

const AN_HOUR_AGO = Math.floor(Date.now() / 1000) - 3600;
const METADATA = '/.well-known/openid-configuration';

const byStranger = async (claims: Claims) => signed(claims, (await generateKeyPair('ES256')).privateKey);
const unsigned = (claims: Claims) =>
  `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims))}.`;
const bySecret = (claims: Claims) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('fake-provider-client-secret'));
const critical = (claims: Claims, key: CryptoKey) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'fake', crit: ['ours'], ours: 1 })
    .sign(key, { crit: { ours: true } });

const WRONG_TOKENS: Row[] = [
  { name: 'another issuer', answers: { claims: { iss: 'https://evil.example' } }, reason: /"iss"/ },
  { name: 'another audience', answers: { claims: { aud: 'another-client' } }, reason: /"aud"/ },
  { name: 'a second audience', answers: { claims: { aud: ['wordlamp', 'another-client'] } }, reason: /"aud"/ },
  { name: 'another authorized party', answers: { claims: { azp: 'another-client' } }, reason: /another client/ },
  { name: 'another nonce', answers: { claims: { nonce: 'another' } }, reason: /"nonce"/ },
  { name: 'no nonce', answers: { claims: { nonce: undefined } }, reason: /"nonce"/ },
  { name: 'a time that is over', answers: { claims: { exp: AN_HOUR_AGO } }, reason: /expiration/ },
  { name: 'no end', answers: { claims: { exp: undefined } }, reason: /"exp"/ },
  { name: 'a beginning to come', answers: { claims: { nbf: AN_HOUR_AGO + 7200 } }, reason: /"nbf"/ },
  { name: 'no subject', answers: { claims: { sub: undefined } }, reason: /"sub"/ },
  { name: 'a subject that is no text', answers: { claims: { sub: 7 } }, reason: /"sub"/ },
  { name: 'a subject with NUL', answers: { claims: { sub: 'a\u0000b' } }, reason: /subject/ },
  { name: 'a subject without end', answers: { claims: { sub: 'a'.repeat(256) } }, reason: /subject/ },
  { name: "a stranger's signature", answers: { idToken: byStranger }, reason: /signature/ },
  { name: 'no signature', answers: { idToken: unsigned }, reason: /"alg"/ },
  {
    name: 'no signature, which its metadata allow',
    answers: { idToken: unsigned, metadata: { id_token_signing_alg_values_supported: ['none', 'ES256'] } },
    reason: /"alg"|signature/,
  },
  {
    name: 'our own secret for a key, which its metadata allow',
    answers: { idToken: bySecret, metadata: { id_token_signing_alg_values_supported: ['HS256'] } },
    reason: /algorithm/,
  },
  { name: 'a critical header', answers: { idToken: critical }, reason: /"crit"/ },
  { name: 'no form', answers: { idToken: () => 'a.b' }, reason: /JWT/ },
];

const back = (change: (parameters: URLSearchParams) => void): Partial<FakeAnswers> => ({ callback: change });
const MIXED_UP: Row[] = [
  {
    name: 'the name of another',
    answers: back((parameters) => parameters.set('iss', 'https://other.example')),
    reason: /"iss"/,
  },
  {
    name: 'no name, though it promised one',
    answers: { metadata: { authorization_response_iss_parameter_supported: true } },
    reason: /"iss"/,
  },
  {
    name: 'two codes',
    answers: back((parameters) => parameters.append('code', 'another')),
    reason: /"code" parameter must be provided only once/,
  },
  {
    name: 'a token in place of a code',
    answers: back((parameters) => {
      parameters.delete('code');
      parameters.set('id_token', 'a.b.c');
    }),
    reason: /implicit/,
  },
];

const tokenIs = (handle: NonNullable<FakeAnswers['instead']['/token']>): Partial<FakeAnswers> => ({
  instead: { '/token': handle },
});
const BROKEN: Row[] = [
  { name: 'an error', answers: tokenIs((response) => response.writeHead(500).end()), reason: /status code/ },
  {
    name: 'that the code has been used',
    answers: tokenIs((response) =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":"invalid_grant","error_description":"a secret"}'),
    ),
    reason: /^the provider answers invalid_grant$/,
  },
  {
    name: 'a page',
    answers: tokenIs((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')),
    reason: /something else than JSON/,
  },
  {
    name: 'right JSON as a page',
    answers: tokenIs((response) => json(response, {}, 'text/html')),
    reason: /than JSON/,
  },
  {
    name: 'wrong JSON',
    answers: tokenIs((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('a secret')),
    reason: /SyntaxError/,
  },
  {
    name: 'a body without end',
    answers: tokenIs((response) => json(response, { access_token: 'a'.repeat(10_000_000) })),
    reason: /too much/,
  },
  {
    name: 'a way elsewhere',
    answers: tokenIs((response) => response.writeHead(307, { location: '/elsewhere' }).end()),
    reason: /status code/,
  },
  {
    name: 'a way elsewhere for its keys',
    answers: { instead: { '/jwks': (response) => response.writeHead(302, { location: '/elsewhere' }).end() } },
    reason: /status code/,
  },
  {
    name: 'an address without TLS for its tokens',
    answers: { metadata: { token_endpoint: 'http://169.254.169.254/token' } },
    reason: /without TLS/,
  },
];

const SLOW = { reason: /timed out|slow/, requestTimeLimitMs: 2500 };
const SILENT: Row[] = [
  { name: 'says nothing', answers: tokenIs(() => undefined), ...SLOW },
  {
    name: 'begins and does not end',
    answers: tokenIs((response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{')),
    ...SLOW,
  },
  { name: 'hangs up', answers: tokenIs((response) => void response.destroy()), reason: /fetch failed/ },
];

test.each(WRONG_TOKENS)('E8 an ID token with $name is refused', async (row) => {
  await expectRefused(row, 'bad_oauth_callback');
});

test.each(MIXED_UP)('E9 a provider that sends people back with $name is refused', (row) =>
  expectRefused(row, 'bad_oauth_callback'),
);

test.each(BROKEN)('E12 a provider that answers with $name ends in an error at the page', (row) =>
  expectRefused(row, 'bad_oauth_callback'),
);

test.each(SILENT)('E12 a provider that $name ends in an error at the page, in time', (row) =>
  expectRefused(row, 'unexpected_failure'),
);

test.each([
  { error: 'access_denied', code: 'access_denied' },
  { error: 'temporarily_unavailable', code: 'unexpected_failure' },
  { error: 'invalid_scope', code: 'bad_oauth_callback' },
])('E12 the error $error of a provider becomes $code', async ({ error, code }) => {
  const answers = back((parameters) => {
    parameters.delete('code');
    parameters.set('error', error);
    parameters.set('error_description', 'a secret');
  });

  await expectRefused({ name: error, answers, reason: new RegExp(error) }, code);
});

test.each([
  {
    name: 'under the name of another',
    instead: (issuer: string) => ({ issuer: `${issuer}/other` }),
    code: 'bad_oauth_callback',
  },
  { name: 'with an error', instead: () => undefined, code: 'bad_oauth_callback' },
])('E12 a provider that introduces itself $name ends in an error before it is asked', async ({ instead, code }) => {
  const answers: Partial<FakeAnswers> = {
    instead: {
      [METADATA]: (response, request) => {
        const metadata = instead(`http://${request.headers.host}`);
        if (metadata === undefined) response.writeHead(404).end();
        else json(response, metadata);
      },
    },
  };
  const provider = await startFakeProvider(answers);
  const app = await accountApp('SQLite', { env: provider.env('home') });

  const { url } = await signInAtProvider(app);

  expect(url.searchParams.get('error_code')).toBe(code);
  expect(provider.requests).toEqual([METADATA]);
});

test('E12 a provider that was away is asked again by the next person', async () => {
  const answers: Partial<FakeAnswers> = { instead: { [METADATA]: (response) => response.destroy() } };
  const provider = await startFakeProvider(answers);
  const app = await accountApp('SQLite', { env: provider.env('home') });
  const away = await signInAtProvider(app);
  answers.instead = {};

  const again = await signInAtProvider(app);

  expect(away.url.searchParams.get('error_code')).toBe('unexpected_failure');
  expect(again.error).toBeNull();
});

async function expectRefused({ answers, reason, requestTimeLimitMs = 15_000 }: Row, code: string): Promise<void> {
  const provider = await startFakeProvider(answers);
  const lines: string[] = [];
  const app = await accountApp('SQLite', {
    env: provider.env('home'),
    requestTimeLimitMs,
    onLogLine: (line) => lines.push(line),
  });

  const { url } = await signInAtProvider(app);

  expect(url.href).toContain(PAGE);
  expect(url.searchParams.get('error_code')).toBe(code);
  expect(url.searchParams.has('code')).toBe(false);
  const event = () => lines.map((line) => JSON.parse(line)).find((entry) => entry.event === 'provider_refused');
  await expect.poll(event).toMatchObject({ provider: 'home', reason: expect.stringMatching(reason) });
  expect(provider.requests).not.toContain('/elsewhere');
  for (const secret of [provider.clientSecret, 'fake-access-token', 'a-code', 'a secret', 'ann@example.org'])
    expect(lines.join('') + url.href).not.toContain(secret);
  expect(lines.join('') + url.href).not.toMatch(/eyJ[\w-]+\.eyJ/); // a token; its first letters alone may be chance
  const nobody = await app.client().auth.signInWithPassword({ email: 'ann@example.org', password: 'any password' });
  expect(nobody.error?.code).toBe('invalid_credentials');
}
