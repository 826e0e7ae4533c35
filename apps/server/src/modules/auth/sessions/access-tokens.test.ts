import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createSealer } from '../../../sealing/sealed-text.ts';
import { createSigningKeyStore } from '../../../storage/signing-key-store.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { Account } from '../account-store.ts';
import { signingKeys } from '../keys/signing-keys.ts';
import { accessTokens } from './access-tokens.ts';
import type { Session } from './session-store.ts';

const PUBLIC_URL = 'https://wordlamp.test';
const NOW = new Date('2026-11-20T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const ACCOUNT = { id: '11111111-2222-4333-8444-555555555555', email: 'ann@example.org' } as Account;
const SESSION = { id: '99999999-2222-4333-8444-555555555555', aal: 'aal1', amr: [] as const } as unknown as Session;
const CLAIMS = {
  iss: `${PUBLIC_URL}/auth/v1`,
  aud: 'authenticated',
  sub: ACCOUNT.id,
  session_id: SESSION.id,
  iat: SECONDS,
  exp: SECONDS + 900,
};

async function setUp() {
  let now = NOW;
  const db = await testDatabase();
  const keys = signingKeys({
    signingKeys: createSigningKeyStore(db),
    sealer: createSealer(Buffer.alloc(32, 1), 'signing-keys'),
    now: () => now,
  });
  const tokens = accessTokens({ keys, publicUrl: PUBLIC_URL, now: () => now });
  const own = await keys.current();
  const forge = (claims: object, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: own.id, ...header }).sign(own.privateKey);
  const at = (date: Date) => {
    now = date;
  };
  return { tokens, keys, own, forge, at };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refused = { code: 'bad_jwt', status: 403 };

test('a token of ours names its account and session', async () => {
  const { tokens } = await setUp();

  const { token, expiresAt } = await tokens.sign(ACCOUNT, SESSION, ['email']);

  expect(expiresAt).toBe(SECONDS + 900);
  expect(await tokens.verify(token)).toEqual({ accountId: ACCOUNT.id, sessionId: SESSION.id });
  const [, payload = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    ...CLAIMS,
    role: 'authenticated',
    email: ACCOUNT.email,
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
  });
});

test.each(['none', 'None', 'nOnE'])('A1 the algorithm "%s" is refused, without and with a signature', async (alg) => {
  const { tokens, own } = await setUp();
  const unsigned = `${part({ alg, kid: own.id })}.${part(CLAIMS)}.`;

  await expect(tokens.verify(unsigned)).rejects.toMatchObject(refused);
  await expect(tokens.verify(`${unsigned}c29tZXRoaW5n`)).rejects.toMatchObject(refused);
});

test('A2 the public key as an HMAC secret is refused', async () => {
  const { tokens, keys, own } = await setUp();
  const [jwk] = (await keys.publicJwks()).keys;
  const spki = await exportSPKI((await importJWK(jwk ?? {}, 'ES256')) as Parameters<typeof exportSPKI>[0]);
  for (const secret of [spki, JSON.stringify(jwk)]) {
    const header = { alg: 'HS256', kid: own.id };
    const token = await new SignJWT({ ...CLAIMS }).setProtectedHeader(header).sign(Buffer.from(secret));
    await expect(tokens.verify(token)).rejects.toMatchObject(refused);
  }
});

test.each(['ES256', 'ES384', 'RS256', 'EdDSA'])(
  "A3 an attacker's %s key under our key's name is refused",
  async (alg) => {
    const { tokens, own } = await setUp();
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    const token = await new SignJWT({ ...CLAIMS }).setProtectedHeader({ alg, kid: own.id }).sign(privateKey);

    await expect(tokens.verify(token)).rejects.toMatchObject(refused);
  },
);

test('A4 a key that the token brings along, or names, is not used', async () => {
  const { tokens } = await setUp();
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256' };
  for (const header of [
    { jwk },
    { jku: 'http://127.0.0.1:9/keys' },
    { x5u: 'http://127.0.0.1:9/x' },
    { kid: '../../x', jwk },
  ]) {
    const signer = new SignJWT({ ...CLAIMS }).setProtectedHeader({ alg: 'ES256', ...header } as JWTHeaderParameters);
    await expect(tokens.verify(await signer.sign(privateKey))).rejects.toMatchObject(refused);
  }
});

test('A6 critical extensions that we do not know are refused', async () => {
  const { tokens, own } = await setUp();
  const { token } = await tokens.sign(ACCOUNT, SESSION, []);
  const [, payload, signature] = token.split('.');
  for (const extra of [{ crit: ['x'], x: 1 }, { crit: ['b64'], b64: false }, { b64: false }])
    await expect(
      tokens.verify(`${part({ alg: 'ES256', kid: own.id, ...extra })}.${payload}.${signature}`),
    ).rejects.toMatchObject(refused);
});

test.each([
  ['expired beyond the leeway', { exp: SECONDS - 6 }],
  ['without exp', { exp: undefined }],
  ['exp as text', { exp: `${SECONDS + 900}` }],
  ['exp negative', { exp: -1 }],
  ['nbf in the future', { nbf: SECONDS + 60 }],
  ['iat in the future', { iat: SECONDS + 60 }],
  ['without iat', { iat: undefined }],
  ['another audience', { aud: 'somebody' }],
  ['without audience', { aud: undefined }],
  ['another issuer', { iss: 'https://evil.example/auth/v1' }],
  ['without issuer', { iss: undefined }],
  ['a subject that is no UUID', { sub: '../admin' }],
  ['without subject', { sub: undefined }],
  ['a session that is no text', { session_id: 7 }],
])('A7 A8 A9 A11 a token of our own key, %s, is refused', async (_name, change) => {
  const { tokens, forge } = await setUp();

  await expect(forge({ ...CLAIMS, ...change }).then(tokens.verify)).rejects.toMatchObject(refused);
});

test('A7 A9 five seconds of leeway pass, and an audience list with us in it', async () => {
  const { tokens, forge } = await setUp();

  await expect(forge({ ...CLAIMS, exp: SECONDS - 4 }).then(tokens.verify)).resolves.toBeDefined();
  await expect(forge({ ...CLAIMS, aud: ['other', 'authenticated'] }).then(tokens.verify)).resolves.toBeDefined();
});

test('A13 a changed payload and a changed signature are refused', async () => {
  const { tokens } = await setUp();
  const { token } = await tokens.sign(ACCOUNT, SESSION, []);
  const [header, payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const zeros = Buffer.alloc(64).toString('base64url');
  const changed = [
    `${header}.${part({ ...claims, aal: 'aal2' })}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -4)}`,
    `${header}.${payload}.${zeros}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
  ];

  for (const each of changed) await expect(tokens.verify(each)).rejects.toMatchObject(refused);
});

test.each([
  ['200 KiB', 'a'.repeat(200 * 1024)],
  ['a thousand dots', '.'.repeat(1000)],
  ['base64 that is not base64url', 'a+/=.a+/=.a+/='],
  ['letters that look alike', 'еуJ.еуJ.еуJ'],
  ['nothing', ''],
])('A14 %s is refused without much work', async (_name, token) => {
  const { tokens } = await setUp();
  const started = process.cpuUsage();

  await expect(tokens.verify(token)).rejects.toMatchObject(refused);

  expect(process.cpuUsage(started).user).toBeLessThan(100_000);
});

test('A16 a new key is shown 20 minutes before it signs; tokens of the old one are good to their end', async () => {
  const { tokens, keys, own, at } = await setUp();
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
  const { token: old } = await tokens.sign(ACCOUNT, SESSION, []);
  await keys.rotate({ isDueNow: true });

  expect((await keys.publicJwks()).keys).toHaveLength(2);
  expect((await keys.current()).id).toBe(own.id);
  at(minutes(14));
  await expect(tokens.verify(old)).resolves.toBeDefined();
  at(minutes(20));
  const next = await keys.current();
  expect(next.id).not.toBe(own.id);
  await keys.rotate();
  expect((await keys.publicJwks()).keys).toHaveLength(2);
  at(minutes(41));
  await keys.rotate();
  expect((await keys.publicJwks()).keys.map(({ kid }) => kid)).toEqual([next.id]);
  await expect(tokens.verify(old)).rejects.toMatchObject(refused);
});

test('A16 no private half is shown', async () => {
  const { keys } = await setUp();

  const [jwk] = (await keys.publicJwks()).keys;

  expect(Object.keys(jwk ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});
