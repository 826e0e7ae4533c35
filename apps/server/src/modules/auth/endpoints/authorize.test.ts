import { expect, test } from 'vitest';
import { type AccountApp, accountApp, SITE } from '../../../testing/account-app.ts';
import { browserOf } from '../../../testing/browser.ts';
import { PAGE, signInAddress } from '../../../testing/sign-in-at-provider.ts';
import { type FakeProvider, startFakeProvider } from '../../../testing/start-fake-provider.ts';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const PKCE = { code_challenge: CHALLENGE, code_challenge_method: 's256' };

test('the provider gets our client id, a challenge, a state and a nonce, new each time', async () => {
  const { app, provider } = await world();
  const browser = browserOf(app);
  const begin = async () => browser.step(await signInAddress(app, app.client()));

  const [first, second] = [await begin(), await begin()];

  expect([first.status, second.status]).toEqual([302, 302]);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('referrer-policy')).toBe('no-referrer');
  const [one, other] = [first, second].map((response) => new URL(response.headers.get('location') ?? ''));
  expect(one?.origin).toBe(provider.issuer);
  expect(Object.fromEntries(one?.searchParams ?? [])).toEqual({
    client_id: 'wordlamp',
    redirect_uri: `${SITE}/auth/v1/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(one?.searchParams.get(name)).not.toBe(other?.searchParams.get(name));
  expect(provider.requests).toEqual(['/.well-known/openid-configuration']);
});

test('the settings name the providers', async () => {
  const { app } = await world();

  const settings = (await (await app.get('/auth/v1/settings')).json()) as { external: object };

  expect(settings.external).toMatchObject({ home: true, email: true, phone: false });
});

test.each([{ provider: 'google' }, { provider: '' }, { provider: 'HOME' }, { provider: '__proto__' }, {}])(
  'a provider that is not set up is refused: %j',
  async (query) => {
    const { app } = await world();

    const response = await authorize(app, { ...PKCE, ...query });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
  },
);

test.each([
  { row: 'E1', name: 'no challenge', query: {} },
  { row: 'E13', name: 'no challenge and an implicit answer', query: { response_type: 'token' } },
  { row: 'E2', name: 'a plain challenge', query: { ...PKCE, code_challenge_method: 'plain' } },
  { row: 'E2', name: 'a method with a blank', query: { ...PKCE, code_challenge_method: 'S256 ' } },
  { row: 'E2', name: 'an unknown method', query: { ...PKCE, code_challenge_method: 'S512' } },
  { row: 'E2', name: 'a challenge without method', query: { code_challenge: CHALLENGE } },
  { row: 'E2', name: 'a method without challenge', query: { code_challenge_method: 's256' } },
  { row: 'E2', name: '42 characters', query: { ...PKCE, code_challenge: CHALLENGE.slice(1) } },
  { row: 'E2', name: '129 characters', query: { ...PKCE, code_challenge: 'a'.repeat(129) } },
  { row: 'E2', name: 'other characters', query: { ...PKCE, code_challenge: `${CHALLENGE.slice(1)}+` } },
])('$row $name is refused before anything begins', async ({ query }) => {
  const { app, provider } = await world();

  const response = await authorize(app, { provider: 'home', ...query });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(provider.requests).toEqual([]);
});

test('E2 two challenges in one address are refused', async () => {
  const { app } = await world();
  const query = new URLSearchParams({ provider: 'home', ...PKCE });
  query.append('code_challenge', 'a'.repeat(43));

  expect((await app.get(`/auth/v1/authorize?${query}`)).status).toBe(400);
});

test.each(['as is', 'in capitals', 'mixed'])('E7 a page cannot speak for us to the provider, %s', async (spelling) => {
  const { app } = await world();
  const names = ['client_id', 'client_secret', 'redirect_uri', 'response_type', 'state', 'nonce', 'scope', 'request'];
  const rest = ['request_uri', 'response_mode', 'code_verifier', 'claims', 'registration'];
  const written = [...names, ...rest].map((name) => {
    if (spelling === 'as is') return name;
    return spelling === 'in capitals' ? name.toUpperCase() : name.replace(/^./, (letter) => letter.toUpperCase());
  });

  const response = await authorize(app, {
    provider: 'home',
    ...PKCE,
    ...Object.fromEntries(written.map((name) => [name, 'evil'])),
    prompt: 'select_account',
    login_hint: 'ann@example.org',
  });

  const sent = new URL(response.headers.get('location') ?? '').searchParams;
  expect([...sent.values()]).not.toContain('evil');
  expect([...sent.keys()].filter((name) => name !== name.toLowerCase())).toEqual([]);
  expect(sent.get('prompt')).toBe('select_account');
  expect(sent.get('login_hint')).toBe('ann@example.org');
  expect(sent.getAll('code_challenge')).not.toEqual([CHALLENGE]);
});

test('E7 the scopes are openid, email and profile, and what asks for more is dropped', async () => {
  const { app } = await world();
  const wider = { access_type: 'offline', acr_values: 'x', include_granted_scopes: 'true', hd: 'example.org' };

  const response = await authorize(app, { provider: 'home', ...PKCE, scopes: 'email calendar', ...wider });

  const sent = new URL(response.headers.get('location') ?? '').searchParams;
  expect(sent.get('scope')).toBe('openid email profile');
  for (const name of [...Object.keys(wider), 'scopes']) expect(sent.has(name)).toBe(false);
});

const evil = 'https://evil.example';
test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  `https://wordlamp.test@evil.example`,
  'https://wordlamp.test.evil.example',
  'https://a.wordlamp.test',
  `${evil}#https://wordlamp.test`,
  'https://wordlamp.test%2eevil.example',
  'https://wordlamp.test\\@evil.example',
  '\t//evil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)//https://wordlamp.test',
  'data:text/html,<script>',
  'http://2130706433',
  'http://[::ffff:7f00:1]',
  'https://wordlamp.test:8443/',
  'http://wordlamp.test/',
  'https://user@wordlamp.test/',
  'https://user:password@wordlamp.test/',
  'https://wordlamp.test/\r\nset-cookie: a=b',
  'https://wordlamp.test/ٖ\u0000',
  'wordlamp.test',
  '',
])('G1 G3 a sign-in that asks to end at %j ends at the root of the site', async (redirectTo) => {
  const { app } = await world();
  const address = new URL(await signInAddress(app, app.client()));
  address.searchParams.set('redirect_to', redirectTo);

  const { url } = await browserOf(app).open(address.href);

  expect(url.href).toMatch(/^https:\/\/wordlamp\.test\/\?code=[\w-]{43}$/);
});

test('G1 a redirect target of 10 KiB is ignored', async () => {
  const { app } = await world();
  const address = new URL(await signInAddress(app, app.client()));
  address.searchParams.set('redirect_to', `${SITE}/${'a'.repeat(10_240)}`);

  expect((await browserOf(app).open(address.href)).url.pathname).toBe('/');
});

test('G1 two redirect targets are both ignored', async () => {
  const { app } = await world();
  const address = `${await signInAddress(app, app.client())}&redirect_to=${encodeURIComponent(evil)}`;

  const { url } = await browserOf(app).open(address);

  expect(url.href).toContain(`${SITE}/?code=`);
});

test('G2 the page that a browser comes from is no end', async () => {
  const { app } = await world();
  const address = new URL(await signInAddress(app, app.client()));
  address.searchParams.delete('redirect_to');
  const browser = browserOf(app);
  const headers = { referer: `${SITE}/en/community`, 'x-forwarded-host': 'evil.example' };

  const toProvider = await browser.step(address.href, headers);

  const sent = new URL(toProvider.headers.get('location') ?? '').searchParams;
  expect(sent.get('redirect_uri')).toBe(`${SITE}/auth/v1/callback`);
  expect((await browser.open(toProvider.headers.get('location') ?? '')).url.href).toContain(`${SITE}/?code=`);
});

test('an end of the site keeps its query, and loses its fragment', async () => {
  const { app } = await world();
  const address = new URL(await signInAddress(app, app.client()));
  address.searchParams.set('redirect_to', `${PAGE}?sb_flow_id=abcdefgh#code=evil`);

  const { url } = await browserOf(app).open(address.href);

  expect(url.href).toMatch(/\/en\/ai-prompt-generator\?sb_flow_id=abcdefgh&code=[\w-]{43}$/);
});

test('a script can ask for the URL of the provider instead of a redirect', async () => {
  const { app, provider } = await world();
  const address = await signInAddress(app, app.client());

  const told = await browserOf(app).step(`${address}&skip_http_redirect=true`);

  expect(told.status).toBe(200);
  expect(await told.json()).toEqual({ url: expect.stringContaining(`${provider.issuer}/authorize?`) });
  expect(told.headers.getSetCookie()).toHaveLength(1);
});

test('an address block may begin thirty sign-ins in five minutes', async () => {
  const { app } = await world();
  const begin = async () => (await authorize(app, { provider: 'home', ...PKCE })).status;

  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push(await begin());

  expect(statuses.filter((status) => status === 302)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

async function world(): Promise<{ app: AccountApp; provider: FakeProvider }> {
  const provider = await startFakeProvider();
  return { app: await accountApp('SQLite', { env: provider.env('home') }), provider };
}

function authorize(app: AccountApp, query: Record<string, string>): Promise<Response> {
  return app.get(`/auth/v1/authorize?${new URLSearchParams(query)}`);
}
