import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, linkIn, PASSWORD } from '../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';

const EMAIL = 'ann@example.org';
const MINUTE_MS = 60_000;

describe.each(ROUTE_DATABASE_KINDS)('the real client on %s', (kind) => {
  test('signs up, confirms by the mail, signs in, refreshes, and signs out', async () => {
    const app = await accountApp(kind);
    const client = app.client();

    const signUp = await client.auth.signUp({
      email: 'Ann@Example.org',
      password: PASSWORD,
      options: { emailRedirectTo: 'https://wordlamp.test/', data: { full_name: 'Ann Meyer' } },
    });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session).toBeNull();
    expect(signUp.data.user).toMatchObject({ email: EMAIL, user_metadata: { full_name: 'Ann Meyer' } });
    const early = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed', status: 400 });

    const target = await app.press(linkIn(await app.mailTo(EMAIL)));
    expect(target.origin + target.pathname).toBe('https://wordlamp.test/');
    const exchange = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(exchange.error).toBeNull();
    expect(exchange.data.user).toMatchObject({ id: signUp.data.user?.id, email: EMAIL });

    const signedIn = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(signedIn.data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims).toMatchObject({ sub: signUp.data.user?.id, aal: 'aal1', role: 'authenticated' });
    expect(claims.data?.header.alg).toBe('ES256');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
    expect((await client.auth.getUser()).data.user?.email).toBe(EMAIL);
    const usage = await client.rpc('get_daily_usage', { user_id_param: signUp.data.user?.id });
    expect(usage).toMatchObject({ data: 0, error: null, status: 200 });

    expect((await client.auth.signOut()).error).toBeNull();
    const gone = await client.auth.refreshSession({ refresh_token: refreshed.data.session?.refresh_token ?? '' });
    expect(gone.error?.name).toBe('AuthSessionMissingError');
  });

  test('a forgotten password is replaced by the link of a mail, and the old one and its sessions are void', async () => {
    const app = await accountApp(kind);
    const thief = await confirmedClient(app, EMAIL);
    app.wait(2 * MINUTE_MS);
    const client = app.client();

    expect(
      (await client.auth.resetPasswordForEmail(EMAIL, { redirectTo: 'https://wordlamp.test/en/auth' })).error,
    ).toBeNull();
    const target = await app.press(linkIn(await app.mailTo(EMAIL, 2)));
    await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    const changed = await client.auth.updateUser({ password: 'another quiet lamp' });

    expect(changed.error).toBeNull();
    expect((await thief.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
    const old = await app.client().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(old.error?.message).toBe('Invalid login credentials');
    const fresh = await app.client().auth.signInWithPassword({ email: EMAIL, password: 'another quiet lamp' });
    expect(fresh.error).toBeNull();
    expect(await app.mailTo(EMAIL, 3)).toContain('password');
  });

  test('an address changes when both boxes have confirmed, and not before', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    app.wait(2 * MINUTE_MS);

    const asked = await client.auth.updateUser({ email: 'ann@new.example' });
    expect(asked.data.user).toMatchObject({ email: EMAIL, new_email: 'ann@new.example' });
    const first = await app.press(linkIn(await app.mailTo('ann@new.example')));
    expect(first.searchParams.get('message')).toContain('Confirmation link accepted');
    expect((await client.auth.getUser()).data.user?.email).toBe(EMAIL);
    await app.press(linkIn(await app.mailTo(EMAIL, 2)));

    expect((await client.auth.getUser()).data.user?.email).toBe('ann@new.example');
    const old = await app.client().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const moved = await app.client().auth.signInWithPassword({ email: 'ann@new.example', password: PASSWORD });
    expect(moved.error).toBeNull();
  });

  test('signing out here, elsewhere and everywhere', async () => {
    const app = await accountApp(kind);
    const [phone, desk, tablet] = [await confirmedClient(app, EMAIL), app.client(), app.client()];
    for (const client of [desk, tablet]) await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    const isIn = async (client: typeof phone) => (await client.auth.getUser()).error === null;

    await phone.auth.signOut({ scope: 'local' });
    expect(await isIn(desk)).toBe(true);
    await desk.auth.signOut({ scope: 'others' });
    expect([await isIn(desk), await isIn(tablet)]).toEqual([true, false]);
    await tablet.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    await desk.auth.signOut({ scope: 'global' });
    expect([await isIn(desk), await isIn(tablet)]).toEqual([false, false]);
  });
});

test('a token that was changed is refused by the client itself', async () => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, EMAIL);
  const { data } = await client.auth.getSession();
  const [header, payload = '', signature] = data.session?.access_token.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, aal: 'aal2' })).toString('base64url');

  const { error } = await client.auth.getClaims(`${header}.${forged}.${signature}`, { allowExpired: true });

  expect(error?.message).toBe('Invalid JWT signature');
});
