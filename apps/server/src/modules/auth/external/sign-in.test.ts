import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, linkIn, PASSWORD, SITE } from '../../../testing/account-app.ts';
import { type Browser, browserOf } from '../../../testing/browser.ts';
import { type DatabaseKind, ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import type { Claims } from '../../../testing/oidc-provider.ts';
import { PAGE, signInAddress, signInAtProvider } from '../../../testing/sign-in-at-provider.ts';
import { startOidcProvider } from '../../../testing/start-oidc-provider.ts';

const EMAIL = 'ann@example.org';
const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
const OPERATOR = fileURLToPath(new URL('../../../operator/main.ts', import.meta.url));
const run = promisify(execFile);
const ANN = {
  sub: 'ann-at-home',
  email: 'Ann@Example.org',
  email_verified: true,
  name: 'Ann Meyer',
  picture: 'https://pictures.example/ann.png',
};

describe.each(ROUTE_DATABASE_KINDS)('sign-in at a provider on %s', (kind) => {
  test('a new person gets an account with a confirmed address, a name and no password', async () => {
    const { app, provider } = await world(kind, ANN);

    const { client, error, url } = await signInAtProvider(app);

    expect(error).toBeNull();
    expect(url.href).toContain(`${PAGE}?code=`);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      email: EMAIL,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'home', providers: ['home'], has_password: false },
      user_metadata: { full_name: 'Ann Meyer', name: 'Ann Meyer', avatar_url: ANN.picture, email_verified: true },
      identities: [{ provider: 'home', id: ANN.sub, email: EMAIL, identity_data: { iss: provider.issuer } }],
    });
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    const byPassword = await app.client().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(byPassword.error?.message).toBe('Invalid login credentials');
    expect(app.mails(EMAIL)).toEqual([]);
  });

  test('a person without a password sets one by a mailed code, once the sign-in is no longer recent', async () => {
    const { app } = await world(kind, ANN);
    const { client } = await signInAtProvider(app);
    app.wait(11 * 60_000);
    const refused = await client.auth.updateUser({ password: PASSWORD });
    expect(refused.error?.code).toBe('reauthentication_needed');
    const guessed = await client.auth.updateUser({ password: PASSWORD, current_password: '' });
    expect(guessed.error?.code).toBe('reauthentication_needed');
    await client.auth.reauthenticate();
    const nonce = /\b(\d{6})\b/.exec(await app.mailTo(EMAIL))?.[1] ?? '';

    const { error, data } = await client.auth.updateUser({ password: PASSWORD, nonce });

    expect(error).toBeNull();
    expect(data.user?.app_metadata).toMatchObject({ providers: ['home'], has_password: true });
    const byPassword = await app.client().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(byPassword.error).toBeNull();
  });

  test('a returning person has the same account, and keeps the name they chose', async () => {
    const { app, provider } = await world(kind, ANN);
    const first = await signInAtProvider(app);
    await first.client.auth.updateUser({ data: { full_name: 'Ann the Second' } });
    provider.signInAs({ ...ANN, name: 'Another Name' });

    const second = await signInAtProvider(app);

    expect(second.error).toBeNull();
    expect(await idOf(second.client)).toBe(await idOf(first.client));
    const { data } = await second.client.auth.getUser();
    expect(data.user?.user_metadata.full_name).toBe('Ann the Second');
    expect(data.user?.identities).toMatchObject([{ identity_data: { full_name: 'Another Name' } }]);
  });

  test('E11 a changed address with the same subject is the same account, which keeps its own address', async () => {
    const { app, provider } = await world(kind, ANN);
    const first = await signInAtProvider(app);
    provider.signInAs({ ...ANN, email: 'ann@new.example', email_verified: false });

    const second = await signInAtProvider(app);

    expect(await idOf(second.client)).toBe(await idOf(first.client));
    const { data } = await second.client.auth.getUser();
    expect(data.user).toMatchObject({ email: EMAIL, identities: [{ email: 'ann@new.example' }] });
  });

  test('an account with the verified address is linked, keeps its password, and its owner is notified', async () => {
    const { app } = await world(kind, ANN);
    const client = await confirmedClient(app, EMAIL);

    const linked = await signInAtProvider(app);

    expect(linked.error).toBeNull();
    expect(await idOf(linked.client)).toBe(await idOf(client));
    const { data } = await linked.client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'home'] });
    expect(await app.mailTo(EMAIL, 2)).toContain('A sign-in service was connected');
    const byPassword = await app.client().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(byPassword.error).toBeNull();
  });

  test('C4 a sign-up that waits for the address is gone, with its password and its link', async () => {
    const { app } = await world(kind, ANN);
    await app.client().auth.signUp({ email: EMAIL, password: PASSWORD });
    const link = linkIn(await app.mailTo(EMAIL));

    const { client, error } = await signInAtProvider(app);

    expect(error).toBeNull();
    expect((await client.auth.getUser()).data.user?.app_metadata).toMatchObject({
      provider: 'home',
      providers: ['home'],
    });
    const thief = await app.client().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(thief.error).toMatchObject({ code: 'invalid_credentials' });
    expect((await app.press(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  test.each([
    { name: 'that is not verified', claims: { ...ANN, email_verified: false } },
    { name: 'of which nothing is said', claims: { sub: ANN.sub, email: EMAIL } },
    { name: 'that is missing', claims: { sub: ANN.sub, email_verified: true } },
    { name: 'that is malformed', claims: { ...ANN, email: 'ann at example.org' } },
  ])('an address $name neither creates nor links an account', async ({ claims }) => {
    const { app } = await world(kind, claims);
    const client = await confirmedClient(app, EMAIL);

    const { url } = await signInAtProvider(app);

    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with home. Please verify your email with home first.',
    });
    expect(url.href).toContain(PAGE);
    expect((await client.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email']);
  });

  test('the same person in five tabs at once is one account', async () => {
    const { app } = await world(kind, ANN);

    const tabs = await Promise.all(Array.from({ length: 5 }, () => signInAtProvider(app)));

    expect(tabs.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    expect(new Set(await Promise.all(tabs.map(({ client }) => idOf(client)))).size).toBe(1);
  });

  test('E4 E6 a code that was stolen from another browser is refused, by verifier and nonce', async () => {
    const { app, provider } = await world(kind, ANN);
    const stolen = new URL(await callbackAtOidc(app, browserOf(app)));
    provider.signInAs({ ...ANN, sub: 'thief', email: 'thief@example.org' });
    const thief = browserOf(app);
    const own = new URL(await callbackAtOidc(app, thief));
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');

    const { url } = await thief.open(own.href);

    expect(url.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  test('E14 what the provider hands out is neither kept nor passed on', async () => {
    const { app, provider } = await world(kind, ANN);

    const { client, url } = await signInAtProvider(app);

    const session = (await client.auth.getSession()).data.session;
    expect(session).toMatchObject({ access_token: expect.any(String) });
    expect(session).not.toHaveProperty('provider_token');
    expect(session).not.toHaveProperty('provider_refresh_token');
    expect([...url.searchParams.keys()]).toEqual(['code']);
    expect(provider.requests.map(({ pathname }) => pathname)).toContain('/token');
  });
});

test('a disabled account stays outside, whether it is known or would be linked', async () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'wordlamp-disabled-')), SECRET_KEY };
  const { app, provider } = await world('SQLite', ANN, env);
  await signInAtProvider(app);
  await run(process.execPath, [OPERATOR, 'users', 'disable', EMAIL], { env });

  const known = await signInAtProvider(app);
  provider.signInAs({ ...ANN, sub: 'another-of-ann' });
  const linked = await signInAtProvider(app);

  for (const { url } of [known, linked]) expect(url.searchParams.get('error_code')).toBe('user_banned');
  const shown = await run(process.execPath, [OPERATOR, 'users', 'show', EMAIL], { env });
  expect(shown.stdout).toContain('ways in: home\n');
});

test('with sign-ups off, new people are refused', async () => {
  const { app } = await world('SQLite', ANN, { AUTH_SIGNUP_DISABLED: 'on' });

  const { url } = await signInAtProvider(app);

  expect(url.searchParams.get('error_code')).toBe('signup_disabled');
});

test('a person who refuses at the provider returns to the page with an error', async () => {
  const { app } = await world('SQLite', undefined);

  const { url } = await signInAtProvider(app);

  expect(url.href).toContain(PAGE);
  expect(url.searchParams.get('error_code')).toBe('access_denied');
});

async function world(kind: DatabaseKind, claims: Claims | undefined, env: Record<string, string> = {}) {
  const provider = await startOidcProvider();
  provider.signInAs(claims);
  const app = await accountApp(kind, { env: { ...provider.env('home'), ...env } });
  return { app, provider };
}

/** Up to the provider's redirect back to the site. */
async function callbackAtOidc(app: AccountApp, browser: Browser): Promise<string> {
  let address = await signInAddress(app, app.client());
  while (!address.startsWith(`${SITE}/auth/v1/callback`)) {
    const location = (await browser.step(address)).headers.get('location') ?? '';
    address = new URL(location, address).href;
  }
  return address;
}

async function idOf(client: SupabaseClient): Promise<string | undefined> {
  return (await client.auth.getUser()).data.user?.id;
}
