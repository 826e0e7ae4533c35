import { describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, linkIn, PASSWORD } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';
const HOUR_MS = 60 * 60 * 1000;

async function signUpLink(app: AccountApp): Promise<string> {
  await app.client().auth.signUp({ email: ANN, password: PASSWORD });
  return linkIn(await app.mailTo(ANN));
}

const codeOf = (url: URL) => url.searchParams.get('code');
const errorOf = (url: URL) => url.searchParams.get('error_code');
const local = (app: AccountApp, link: string) => app.url + link.slice('https://wordlamp.test'.length);

describe.each(ROUTE_DATABASE_KINDS)('links in mails on %s', (kind) => {
  test('D2 a link works once, and its error is shown on the page it leads to', async () => {
    const app = await accountApp(kind);
    const link = await signUpLink(app);

    expect(codeOf(await app.press(link))).not.toBeNull();
    const again = await app.press(link);

    expect(again.origin + again.pathname).toBe('https://wordlamp.test/');
    expect(Object.fromEntries(again.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('D2 the error of a link is shown on the page of the site that it names, and on no other', async () => {
    const app = await accountApp(kind);
    const pressed = (page: string) => {
      const query = new URLSearchParams({ token: 'void', type: 'signup', redirect_to: page });
      return app.press(`https://wordlamp.test/auth/v1/verify?${query}`);
    };

    const [own, foreign] = [await pressed('https://wordlamp.test/tr/account'), await pressed('https://evil.test/tr')];

    expect([own.origin + own.pathname, errorOf(own)]).toEqual(['https://wordlamp.test/tr/account', 'otp_expired']);
    expect([foreign.origin + foreign.pathname, errorOf(foreign)]).toEqual(['https://wordlamp.test/', 'otp_expired']);
  });

  test('D2 twenty presses at once make one account and one code', async () => {
    const app = await accountApp(kind);
    const link = await signUpLink(app);

    const targets = await Promise.all(Array.from({ length: 20 }, () => app.press(link)));

    expect(targets.filter((target) => codeOf(target) !== null)).toHaveLength(1);
  });

  test('D2 a link is valid for 24 hours, also if there is a newer one, and void after a new password', async () => {
    const app = await accountApp(kind);
    const link = await signUpLink(app);
    app.wait(24 * HOUR_MS + 1);
    expect(errorOf(await app.press(link))).toBe('otp_expired');
    await app.client().auth.resend({ type: 'signup', email: ANN });
    const second = linkIn(await app.mailTo(ANN, 2));
    app.wait(61_000);
    await app.client().auth.resend({ type: 'signup', email: ANN });
    const third = linkIn(await app.mailTo(ANN, 3));
    expect(codeOf(await app.press(second))).not.toBeNull();
    expect(errorOf(await app.press(third))).toBe('otp_expired'); // there is an account now
    app.wait(61_000);
    const client = app.client();
    await client.auth.resetPasswordForEmail(ANN);
    const recovery = linkIn(await app.mailTo(ANN, 4));
    app.wait(61_000);
    await client.auth.resetPasswordForEmail(ANN);
    const newer = linkIn(await app.mailTo(ANN, 5));
    await client.auth.exchangeCodeForSession(codeOf(await app.press(newer)) ?? '');
    await client.auth.updateUser({ password: 'another quiet lamp' });
    expect(errorOf(await app.press(recovery))).toBe('otp_expired');
  });

  test('D2 a link of one kind opens nothing of another', async () => {
    const app = await accountApp(kind);
    const link = await signUpLink(app);
    for (const type of ['recovery', 'email_change', 'magiclink', 'invite', '', 'constructor'])
      expect(errorOf(await app.press(link.replace('type=signup', `type=${type}`)))).toBe('otp_expired');
    expect(codeOf(await app.press(link))).not.toBeNull();
  });

  test('D3 G7 programs that open links first burn nothing, and no page frames the one behind them', async () => {
    const app = await accountApp(kind);
    const link = await signUpLink(app);
    for (const [method, headers] of [
      ['HEAD', {}],
      ['GET', {}],
      ['GET', { 'sec-purpose': 'prefetch' }],
    ] as const) {
      const response = await fetch(local(app, link), { method, headers, redirect: 'manual' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain('/en/auth?view=choose-password#token_hash=');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(codeOf(await app.press(link))).not.toBeNull();
  });

  test('D3 in the browser that asked for the mail a link opens a page with a button, and burns nothing', async () => {
    const app = await accountApp(kind);
    const challenge = 'a'.repeat(43);
    const asked = { code_challenge: challenge, code_challenge_method: 's256' };
    const signUp = await app.post('/auth/v1/signup', { email: ANN, password: PASSWORD, ...asked });
    const [cookie = ''] = signUp.headers.getSetCookie();
    const link = linkIn(await app.mailTo(ANN));

    const own = await fetch(local(app, link), { headers: { cookie: cookie.split(';')[0] ?? '' }, redirect: 'manual' });
    const other = await fetch(local(app, link), {
      headers: { cookie: `${cookie.split('=')[0]}=x` },
      redirect: 'manual',
    });

    expect(cookie).toMatch(/^__Host-wordlamp-asked=a{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
    expect([own.status, other.status]).toEqual([200, 303]);
    expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(own.headers.get('x-frame-options')).toBe('DENY');
    expect(own.headers.get('referrer-policy')).toBe('no-referrer');
    expect(codeOf(await app.press(link))).not.toBeNull();
  });

  test('a link that was pressed in another browser proves the address, and makes no password valid', async () => {
    const app = await accountApp(kind);
    const [first, other] = [app.client(), app.client()];
    await first.auth.signUp({ email: ANN, password: PASSWORD });
    const code = codeOf(await app.press(linkIn(await app.mailTo(ANN)))) ?? '';

    expect((await other.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    const early = await first.auth.signInWithPassword({ email: ANN, password: PASSWORD });
    expect(early.error?.code).toBe('invalid_credentials');
  });

  test('a client that has the token itself is signed in by it', async () => {
    const app = await accountApp(kind);
    const link = new URL(await signUpLink(app));

    const { data, error } = await app
      .client()
      .auth.verifyOtp({ type: 'signup', token_hash: link.searchParams.get('token') ?? '' });

    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(ANN);
    const signIn = await app.client().auth.signInWithPassword({ email: ANN, password: PASSWORD });
    expect(signIn.error?.code).toBe('invalid_credentials'); // the token proves the address alone
  });

  test('a sign-up without a challenge, which no browser could exchange, asks for a new password', async () => {
    const app = await accountApp(kind);
    await app.post('/auth/v1/signup', { email: ANN, password: PASSWORD });
    const link = linkIn(await app.mailTo(ANN));

    const target = await app.press(link);

    expect(target.href).toContain('/en/auth?view=choose-password#token_hash=');
    const fields = new URLSearchParams(target.hash.slice(1));
    const client = app.client();
    await client.auth.verifyOtp({ type: 'signup', token_hash: fields.get('token_hash') ?? '' });
    expect((await client.auth.updateUser({ password: 'another quiet lamp' })).error).toBeNull();
    const signIn = await app.client().auth.signInWithPassword({ email: ANN, password: 'another quiet lamp' });
    expect(signIn.error).toBeNull();
  });

  test('a link whose token is given with another address is refused, and works still', async () => {
    const app = await accountApp(kind);
    const token = new URL(await signUpLink(app)).searchParams.get('token') ?? '';
    const verify = (email: string) => app.client().auth.verifyOtp({ type: 'signup', token, email });

    expect((await verify('bob@example.org')).error?.code).toBe('otp_expired');
    expect((await verify('Ann@Example.org')).error).toBeNull();
  });

  test('a recovery for an address that never confirmed proves it, and the first password is void', async () => {
    const app = await accountApp(kind);
    await app.client().auth.signUp({ email: ANN, password: 'set by an attacker' });
    await app.mailTo(ANN);
    app.wait(61_000);
    const client = app.client();
    await client.auth.resetPasswordForEmail(ANN);
    await client.auth.exchangeCodeForSession(codeOf(await app.press(linkIn(await app.mailTo(ANN, 2)))) ?? '');

    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();

    const stolen = await app.client().auth.signInWithPassword({ email: ANN, password: 'set by an attacker' });
    expect(stolen.error?.code).toBe('invalid_credentials');
    expect((await app.client().auth.signInWithPassword({ email: ANN, password: PASSWORD })).error).toBeNull();
  });

  test('D7 an address gets ten mails of a kind a day, and five an hour that one network has asked for', async () => {
    const app = await accountApp(kind, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const ask = async (network: number, times: number) => {
      for (let time = 0; time < times; time += 1) {
        const from = { 'x-forwarded-for': `10.0.${network}.${time}` };
        await app.post('/auth/v1/signup', { email: ANN, password: PASSWORD }, from);
        app.wait(61_000);
      }
    };

    await ask(1, 8);
    await app.mailTo(ANN, 5);
    await ask(2, 8);
    await app.mailTo(ANN, 10);
    await ask(3, 3);

    await app.post('/auth/v1/recover', { email: ANN }, { 'x-forwarded-for': '10.0.4.1' }); // of another kind
    expect(await app.mailTo(ANN, 11)).toContain('type=recovery');
    expect(app.mails(ANN)).toHaveLength(11);
  });

  test('E4 a code works once, and one that comes twice ends the session that it began', async () => {
    const app = await accountApp(kind);
    const client = app.client();
    await client.auth.signUp({ email: ANN, password: PASSWORD });
    const code = codeOf(await app.press(linkIn(await app.mailTo(ANN)))) ?? '';
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();

    const replay = await app.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: 'a'.repeat(64) });

    expect(replay.status).toBe(404);
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('E3 a wrong verifier burns the code, and a code is good for five minutes', async () => {
    const app = await accountApp(kind);
    const client = app.client();
    await client.auth.signUp({ email: ANN, password: PASSWORD });
    const code = codeOf(await app.press(linkIn(await app.mailTo(ANN)))) ?? '';
    const wrong = await app.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: 'a'.repeat(64) });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error_code: 'bad_code_verifier' }]);
    expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    app.wait(61_000);
    await client.auth.resetPasswordForEmail(ANN);
    const late = codeOf(await app.press(linkIn(await app.mailTo(ANN, 2)))) ?? '';
    app.wait(5 * 60_000 + 1);
    expect((await client.auth.exchangeCodeForSession(late)).error?.code).toBe('flow_state_expired');
  });
});
