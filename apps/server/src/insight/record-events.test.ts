import { expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, PASSWORD, tokenOf } from '../testing/account-app.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { addApp, codeOf } from '../testing/second-factor.ts';
import { testApp } from '../testing/test-app.ts';
import { SECURITY_EVENTS } from './security-event.ts';

const ANN = 'ann@example.org';

type Line = Record<string, unknown> & { event?: string; msg: string };

function collect() {
  const lines: string[] = [];
  const events = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security');
  return { lines, events, onLogLine: (line: string) => void lines.push(line) };
}

/** Sends the request from that address. */
function from(app: AccountApp, address: string) {
  return (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.post(path, body, { 'x-forwarded-for': address, ...headers });
}

test('M3 a security event names time, account, request and a hash of the address, and nothing else', async () => {
  const log = collect();
  const app = await accountApp('SQLite', { env: { TRUSTED_PROXIES: '127.0.0.1' }, onLogLine: log.onLogLine });
  const client = await confirmedClient(app, ANN);
  const accountId = (await client.auth.getUser()).data.user?.id;
  log.lines.length = 0;

  const sign = '/auth/v1/token?grant_type=password';
  const wrong = await from(app, '198.51.100.7')(sign, { email: ANN, password: 'wrong and secret' });
  const right = await from(app, '198.51.100.7')(sign, { email: ANN, password: PASSWORD });
  const nobody = await from(app, '203.0.113.9')(sign, { email: 'eve@example.org', password: 'wrong and secret' });
  await expect.poll(() => log.events().length).toBe(3);

  const [failed, signedIn, unknown] = log.events();
  const visitor = expect.stringMatching(/^[\w-]{16}$/);
  const common = { level: 30, time: expect.any(Number), msg: 'security', visitor };
  const idOf = (response: Response) => response.headers.get('x-request-id');
  expect(failed).toEqual({ ...common, event: 'sign_in_failed', accountId, requestId: idOf(wrong) });
  expect(signedIn).toEqual({ ...common, event: 'signed_in', accountId, method: 'password', requestId: idOf(right) });
  expect(unknown).toEqual({ ...common, event: 'sign_in_failed', requestId: idOf(nobody) });
  expect(failed?.visitor).toBe(signedIn?.visitor);
  expect(failed?.visitor).not.toBe(unknown?.visitor);
  for (const secret of [ANN, 'eve@', '198.51.100.7', '203.0.113.9', 'secret', PASSWORD])
    expect(log.lines.join('')).not.toContain(secret);
});

test('M3 sign-ins, second factors, new passwords, replays, lockouts and spent quotas are logged', async () => {
  const log = collect();
  const app = await accountApp('SQLite', { env: { DAILY_LIMIT: '0' }, onLogLine: log.onLogLine });
  const client = await confirmedClient(app, ANN);
  const authorization = `Bearer ${await tokenOf(client)}`;
  const idea = { text: 'a poem', type: 'ai-prompt' };

  await app.post('/functions/v1/generate-prompt', idea);
  await app.post('/functions/v1/generate-prompt', idea, { authorization });
  await client.auth.updateUser({ password: 'another quiet lamp' });
  const factor = await addApp(app, client);
  const wrong = { factorId: factor.id, code: codeOf(factor, app.now(), 50) };
  await client.auth.mfa.challengeAndVerify(wrong);
  await client.auth.mfa.unenroll({ factorId: factor.id });
  for (let attempt = 0; attempt < 11; attempt++)
    await app.client().auth.signInWithPassword({ email: ANN, password: 'wrong and long' });
  const refreshToken = (await client.auth.getSession()).data.session?.refresh_token;
  await app.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
  app.wait(60_000);
  await app.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });

  const named = (name: string) => log.events().filter(({ event }) => event === name);
  await expect.poll(() => named('refresh_token_reused')).toHaveLength(1);
  const told = ['signed_up', 'account_confirmed', 'signed_in', 'password_changed', 'factor_added', 'factor_passed'];
  const rest = ['factor_failed', 'factor_removed', 'sign_in_held_back'];
  for (const event of [...told, ...rest]) expect(named(event), event).not.toEqual([]);
  expect(named('quota_denied').map(({ accountId }) => accountId !== undefined)).toEqual([false, true]);
  expect(named('quota_denied')[0]).toMatchObject({ reason: 'daily_limit_reached' });
  expect(named('sign_in_failed')).toHaveLength(10);
  for (const event of log.events()) {
    expect(SECURITY_EVENTS).toContain(event.event);
    expect(event).toMatchObject({ requestId: expect.any(String), visitor: expect.any(String) });
  }
});

test('M3 events while the database is down are logged without the address', async () => {
  const log = collect();
  const database = await createTestDatabase('PostgreSQL');
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const env = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32).toString('base64'), AUTH_PROVIDERS: 'home' };
  const provider = { AUTH_HOME_ISSUER: 'http://127.0.0.1:9/', AUTH_HOME_CLIENT_ID: 'a', AUTH_HOME_CLIENT_SECRET: 'b' };
  const app = await testApp({ env: { ...env, ...provider }, onLogLine: log.onLogLine });
  await database.remove();

  await app.get(`/auth/v1/authorize?provider=home&code_challenge_method=S256&code_challenge=${'a'.repeat(43)}`);

  await expect.poll(() => log.events()).toMatchObject([{ event: 'provider_refused', requestId: expect.any(String) }]);
  expect(log.events()[0]).not.toHaveProperty('visitor');
});

test('K7 whatever is sent, each line of the log is one JSON object that we have written', async () => {
  const log = collect();
  const app = await accountApp('SQLite', { onLogLine: log.onLogLine });
  const client = await confirmedClient(app, ANN);
  const forged = '"}\r\n{"level":60,"msg":"forged"}\n\u001b[31m\u0000\u2028';
  const encoded = encodeURIComponent(forged);
  const headers = { 'user-agent': '"},{"level":60,"msg":"forged"}', 'x-request-id': 'forged', referer: encoded };

  await app.get(`/${encoded}?${encoded}`, headers);
  await app.get(`/auth/v1/callback?error=${encoded}&error_description=${encoded}&state=${encoded}`, headers);
  await app.get(`/auth/v1/verify?token=${encoded}&type=signup&redirect_to=${encoded}`, headers);
  for (const field of ['email', 'password', 'phone', 'refresh_token', 'auth_code'])
    for (const grant of ['password', 'refresh_token', 'pkce', encoded])
      await app.post(`/auth/v1/token?grant_type=${grant}`, { [field]: `${forged}@example.org` }, headers);
  await app.post('/auth/v1/signup', { email: ANN, password: PASSWORD, data: { full_name: forged } }, headers);
  await app.post('/functions/v1/generate-prompt', { text: forged, type: forged }, headers);
  await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: forged });

  expect(log.lines.length).toBeGreaterThan(25);
  for (const line of log.lines) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(line).toMatch(/^\{[^\u0000-\u001f\u007f]*\}\n$/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.not.stringContaining('forged') });
  }
});
