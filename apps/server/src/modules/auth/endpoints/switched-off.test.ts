import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, PASSWORD, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';
const VERSION = { 'x-supabase-api-version': '2024-01-01' };
const USER = '00000000-0000-4000-8000-000000000000';

/** Statuses, codes and texts of GoTrue (supabase/auth, internal/api) where the feature is switched off. */
const NO_SAML = { status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' };
const NO_WEB3 = { status: 422, code: 'web3_provider_disabled', message: 'Web3 provider is disabled' };
const NO_LINKING = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
const NOBODY = { status: 422, code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' };
const NO_MAGIC = { status: 422, code: 'email_provider_disabled', message: 'Login with magic link is disabled' };
const phone = (status: number, message: string) => ({ status, code: 'phone_provider_disabled', message });
const invalid = (message: string) => ({ status: 400, code: 'validation_failed', message });

test.each([
  { path: '/sso', body: { domain: 'example.org' }, refusal: NO_SAML },
  { path: '/sso', body: { provider_id: USER, skip_http_redirect: true }, refusal: NO_SAML },
  { path: '/token?grant_type=web3', body: { chain: 'solana', message: 'x', signature: 'x' }, refusal: NO_WEB3 },
  { path: '/token?grant_type=web3', body: {}, refusal: NO_WEB3 },
  { path: '/signup', body: {}, refusal: NOBODY },
  { path: '/signup', body: { data: { full_name: 'Ann' }, gotrue_meta_security: {} }, refusal: NOBODY },
  { path: '/signup', body: { email: '', phone: '', password: PASSWORD }, refusal: NOBODY },
  {
    path: '/signup',
    body: { phone: '+4915112345678', password: PASSWORD },
    refusal: phone(400, 'Phone signups are disabled'),
  },
  {
    path: '/token?grant_type=password',
    body: { phone: '+4915112345678', password: PASSWORD },
    refusal: phone(422, 'Phone logins are disabled'),
  },
  { path: '/otp', body: { email: ANN, create_user: true }, refusal: NO_MAGIC },
  { path: '/otp', body: { phone: '+4915112345678' }, refusal: phone(400, 'Unsupported phone provider') },
  {
    path: '/otp',
    body: { email: ANN, phone: '+4915112345678' },
    refusal: invalid('Only an email address or phone number should be provided'),
  },
  { path: '/otp', body: {}, refusal: invalid('One of email or phone must be set') },
  { path: '/magiclink', body: { email: ANN }, refusal: NO_MAGIC },
])('K9 POST $path is refused as $refusal.code', async ({ path, body, refusal: { status, code, message } }) => {
  const app = await accountApp('SQLite');

  const current = await app.post(`/auth/v1${path}`, body, VERSION);
  const older = await app.post(`/auth/v1${path}`, body);

  expect([current.status, current.headers.get('x-sb-error-code')]).toEqual([status, code]);
  expect(await current.json()).toEqual({ code, error_code: code, message });
  expect([older.status, await older.json()]).toEqual([status, { code: status, error_code: code, msg: message }]);
});

test.each([
  { method: 'GET', path: '/user/identities/authorize?provider=google' },
  { method: 'DELETE', path: `/user/identities/${USER}` },
])('K9 $method $path requires a session, and is then refused', async ({ method, path }) => {
  const app = await accountApp('SQLite');
  const token = await tokenOf(await confirmedClient(app, ANN));
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${app.url}/auth/v1${path}`, { method, headers: { ...VERSION, ...headers } });
    return [response.status, await response.json()];
  };

  expect(await ask({})).toMatchObject([401, { code: 'no_authorization' }]);
  const { status, code, message } = NO_LINKING;
  expect(await ask({ authorization: `Bearer ${token}` })).toEqual([status, { code, error_code: code, message }]);
});

describe.each(ROUTE_DATABASE_KINDS)('K9 the real client on %s gets an error code that it knows', (kind) => {
  test('with an unsupported way to sign in', async () => {
    const { auth } = (await accountApp(kind)).client();
    const wallet = { chain: 'ethereum', message: 'x', signature: '0x00' } as const;

    expect((await auth.signInWithSSO({ domain: 'example.org' })).error).toMatchObject(NO_SAML);
    expect((await auth.signInWithWeb3(wallet)).error).toMatchObject(NO_WEB3);
    expect((await auth.signInAnonymously()).error).toMatchObject(NOBODY);
    expect((await auth.signInWithOtp({ email: ANN })).error).toMatchObject(NO_MAGIC);
    expect((await auth.signInWithOtp({ phone: '+4915112345678' })).error).toMatchObject(
      phone(400, 'Unsupported phone provider'),
    );
    expect((await auth.signUp({ phone: '+4915112345678', password: PASSWORD })).error).toMatchObject(
      phone(400, 'Phone signups are disabled'),
    );
    expect((await auth.signInWithPassword({ phone: '+4915112345678', password: PASSWORD })).error).toMatchObject(
      phone(422, 'Phone logins are disabled'),
    );
  });

  test('that identities are not linked by hand, and stays signed in', async () => {
    const { auth } = await confirmedClient(await accountApp(kind), ANN);
    const [identity] = (await auth.getUserIdentities()).data?.identities ?? [];
    if (identity === undefined) throw new Error('The account has no identity.');

    expect((await auth.linkIdentity({ provider: 'google' })).error).toMatchObject(NO_LINKING);
    expect((await auth.unlinkIdentity(identity)).error).toMatchObject(NO_LINKING);
    expect((await auth.getUser()).data.user?.email).toBe(ANN);
  });
});
