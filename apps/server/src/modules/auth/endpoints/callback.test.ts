import { describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, SITE } from '../../../testing/account-app.ts';
import { type Browser, browserOf } from '../../../testing/browser.ts';
import { type DatabaseKind, ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { callbackAddress, PAGE } from '../../../testing/sign-in-at-provider.ts';
import { startFakeProvider } from '../../../testing/start-fake-provider.ts';

const MINUTE_MS = 60_000;

describe.each(ROUTE_DATABASE_KINDS)('the way back from a provider on %s', (kind) => {
  test('E6 a state works once, also when it comes twenty times at once', async () => {
    const { app, browser } = await world(kind);
    const address = await callbackAddress(app, browser);

    const landings = await Promise.all(Array.from({ length: 20 }, () => browser.open(address)));
    const later = await browser.open(address);

    expect(landings.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1);
    const codes = landings.map(({ url }) => url.searchParams.get('error_code')).filter((code) => code !== null);
    expect(new Set(codes)).toEqual(new Set(['flow_state_already_used']));
    expect(errorOf(later.url)).toBe('flow_state_already_used');
  });

  test('E6 a sign-in can only be finished in the browser that began it', async () => {
    const { app, browser: attacker } = await world(kind);
    const address = await callbackAddress(app, attacker);
    const victim = browserOf(app);
    const withCookieOfItsOwn = browserOf(app);
    await callbackAddress(app, withCookieOfItsOwn);

    const refused = [await victim.open(address), await withCookieOfItsOwn.open(address)];
    const right = await attacker.open(address);

    expect(refused.map(({ url }) => errorOf(url))).toEqual(['bad_oauth_state', 'bad_oauth_state']);
    expect(right.url.href).toContain(`${PAGE}?code=`);
  });

  test('several tabs of a browser sign in at once, each to its own page', async () => {
    const { app, browser } = await world(kind);
    const clients = [app.client(), app.client(), app.client()];

    const addresses = await Promise.all(clients.map((client) => callbackAddress(app, browser, client)));
    const landings = await Promise.all(addresses.map((address) => browser.open(address)));
    const exchanges = await Promise.all(
      clients.map((client, tab) => client.auth.exchangeCodeForSession(codeOf(landings[tab]?.url))),
    );

    expect(browser.cookies().size).toBe(3);
    expect(exchanges.map(({ error }) => error)).toEqual([null, null, null]);
  });
});

test.each([
  { name: 'no state', query: 'code=a-code', code: 'bad_oauth_callback' },
  { name: 'an empty query', query: '', code: 'bad_oauth_callback' },
  { name: 'two states', query: 'code=a-code&state=a&state=b', code: 'bad_oauth_callback' },
  { name: 'an unknown state', query: `code=a-code&state=${'a'.repeat(43)}`, code: 'bad_oauth_state' },
  { name: 'a state with NUL', query: 'code=a-code&state=%00', code: 'bad_oauth_state' },
  { name: 'a state without end', query: `code=a-code&state=${'a'.repeat(8000)}`, code: 'bad_oauth_state' },
  { name: 'an error without state', query: 'error=access_denied', code: 'bad_oauth_callback' },
])('E6 $name leads to the root of the site with $code', async ({ query, code }) => {
  const { browser } = await world('SQLite');

  const { url } = await browser.open(`${SITE}/auth/v1/callback?${query}`);

  expect(url.origin + url.pathname).toBe(`${SITE}/`);
  expect(errorOf(url)).toBe(code);
  expect(new URLSearchParams(url.hash.slice(1)).get('error_code')).toBe(code);
});

test.each([
  { minutes: 9, isTooLate: false },
  { minutes: 11, isTooLate: true },
])('E6 $minutes minutes at the provider are too long: $isTooLate', async ({ minutes, isTooLate }) => {
  const { app, browser } = await world('SQLite');
  const address = await callbackAddress(app, browser);
  app.wait(minutes * MINUTE_MS);

  const { url } = await browser.open(address);

  expect(errorOf(url)).toBe(isTooLate ? 'bad_oauth_state' : null);
});

test('the cookie is for this host, this protocol and no script, and goes with the way back only', async () => {
  const { app } = await world('SQLite');

  const response = await app.get(`/auth/v1/authorize?${BEGIN}`);

  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-wordlamp-flow-[\w-]{16}=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
});

test('on http, which is on this machine only, the cookie is without what takes https', async () => {
  const provider = await startFakeProvider();
  const app = await accountApp('SQLite', { env: { ...provider.env('home'), PUBLIC_URL: 'http://localhost:3000' } });

  const response = await app.get(`/auth/v1/authorize?${BEGIN}`);

  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^wordlamp-flow-[\w-]{16}=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
  ]);
});

test('E6 a cookie of the right name with another value is refused', async () => {
  const { app, browser } = await world('SQLite');
  const address = await callbackAddress(app, browser);
  const [name] = browser.cookies().keys();

  const answers = await Promise.all(
    ['a'.repeat(43), '', 'a'.repeat(4000), '%00'].map((value) =>
      browserOf(app).step(address, { cookie: `${name}=${value}` }),
    ),
  );

  for (const answer of answers)
    expect(errorOf(new URL(answer.headers.get('location') ?? SITE))).toBe('bad_oauth_state');
});

test('E4 a code is exchanged once, of twenty at once one wins, and a copy ends the session', async () => {
  const { app } = await world('SQLite');
  const { verifier, code } = await codeByHand(app);
  const exchange = () => app.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });

  const answers = await Promise.all(Array.from({ length: 20 }, exchange));
  const won = answers.filter(({ status }) => status === 200);

  expect(won).toHaveLength(1);
  const token = await tokenIn(won[0]);
  expect((await exchange()).status).toBe(404);
  expect((await app.get('/auth/v1/user', { authorization: `Bearer ${token}` })).status).toBe(403);
});

test.each([
  { name: 'another', verifier: 'b'.repeat(43), status: 400 },
  { name: 'too short a', verifier: 'b', status: 400 },
  { name: 'no', verifier: '', status: 400 },
])('E1 E3 $name verifier gets nothing', async ({ verifier, status }) => {
  const { app } = await world('SQLite');
  const { code, verifier: right } = await codeByHand(app);
  const exchange = (text: string) =>
    app.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: text });

  expect((await exchange(verifier)).status).toBe(status);
  // A well-formed verifier uses up the code; an empty one does not.
  expect((await exchange(right)).status).toBe(verifier === '' ? 200 : 404);
});

test('E14 the log of a sign-in holds no token, code, state, nonce, secret or address', async () => {
  const lines: string[] = [];
  const provider = await startFakeProvider();
  const app = await accountApp('SQLite', { env: provider.env('home'), onLogLine: (line) => lines.push(line) });
  const browser = browserOf(app);
  const client = app.client();
  const address = await callbackAddress(app, browser, client);
  const { url } = await browser.open(address);
  const code = url.searchParams.get('code') ?? '';
  const { data } = await client.auth.exchangeCodeForSession(code);

  const log = lines.join('');
  expect(log).toContain('"event":"signed_in"');
  const state = new URL(address).searchParams.get('state') ?? 'no state';
  const secrets = [state, code, provider.clientSecret, 'a-code', 'fake-access-token', 'ann@example.org', 'Ann Meyer'];
  for (const secret of [...secrets, ...browser.cookies().values(), data.session?.access_token ?? 'no token'])
    expect(log).not.toContain(secret);
});

test('a way back that is posted is not taken, from another site or this one', async () => {
  const { app, browser } = await world('SQLite');
  const address = new URL(await callbackAddress(app, browser));
  const post = (headers: Record<string, string>) =>
    fetch(`${app.url}/auth/v1/callback`, { method: 'POST', body: address.searchParams, headers, redirect: 'manual' });

  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({})).status).toBe(405);
});

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const BEGIN = new URLSearchParams({
  provider: 'home',
  code_challenge: CHALLENGE,
  code_challenge_method: 's256',
  redirect_to: PAGE,
});

async function world(kind: DatabaseKind): Promise<{ app: AccountApp; browser: Browser }> {
  const provider = await startFakeProvider();
  const app = await accountApp(kind, { env: provider.env('home') });
  return { app, browser: browserOf(app) };
}

async function tokenIn(answer: Response | undefined): Promise<string> {
  const { access_token: token } = (await (answer ?? new Response('{}')).json()) as { access_token?: string };
  return token ?? '';
}

/** A code whose verifier the test knows. */
async function codeByHand(app: AccountApp): Promise<{ code: string; verifier: string }> {
  const { url } = await browserOf(app).open(`${SITE}/auth/v1/authorize?${BEGIN}`);
  return { code: url.searchParams.get('code') ?? '', verifier: VERIFIER };
}

const codeOf = (url: URL | undefined) => url?.searchParams.get('code') ?? '';
const errorOf = (url: URL) => url.searchParams.get('error_code');
