import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, clientOf, linkIn, PASSWORD, tokenIn } from '../../../testing/account-app.ts';
import { type DatabaseKind, ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';
const STOLEN = 'the password of a stranger';
const GAP_MS = 60_000;
/** Each sign-up hashes a password; hundreds take long on a busy machine. */
const LIMIT = { timeout: 120_000 };

/**
 * The owner's server and the stranger's, with different clocks, on one PostgreSQL and with one outbox. On SQLite it is
 * one server: a second one in this process would wait for the file, and block the first one.
 */
async function twoServers(kind: DatabaseKind): Promise<{ app: AccountApp; stranger: Stranger; wait: Wait }> {
  const trusting = { TRUSTED_PROXIES: '127.0.0.1' };
  const app = await accountApp(kind, { env: trusting });
  if (kind === 'SQLite') return { app, stranger: strangerAt(app), wait: app.wait };
  const other = await accountApp(kind, {
    env: { ...trusting, DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl },
  });
  other.wait(-20_000);
  const wait: Wait = (milliseconds) => {
    for (const each of [app, other]) each.wait(milliseconds);
  };
  return { app, stranger: strangerAt(other), wait };
}

type Wait = (milliseconds: number) => void;
/** Asks from another network each time. */
type Stranger = (path: string, body: object) => Promise<number>;

function strangerAt(app: AccountApp): Stranger {
  let asked = 0;
  return async (path, body) => {
    asked += 1;
    const from = `10.${Math.floor(asked / 250)}.${asked % 250}.1`;
    return (await app.post(`/auth/v1${path}`, { email: ANN, ...body }, { 'x-forwarded-for': from })).status;
  };
}

const challenge = { code_challenge: 's'.repeat(43), code_challenge_method: 's256' };
const signIn = (app: AccountApp, password: string) =>
  clientOf(app.url).auth.signInWithPassword({ email: ANN, password });

/** The owner's steps on the page of a mailed link in a browser that did not request it. */
async function choosePassword(
  client: SupabaseClient,
  mail: string,
  type: 'signup' | 'recovery',
  password = PASSWORD,
): Promise<void> {
  const opened = await client.auth.verifyOtp({ type, token_hash: tokenIn(mail) });
  expect(opened.error).toBeNull();
  expect((await client.auth.updateUser({ password })).error).toBeNull();
}

describe.each(ROUTE_DATABASE_KINDS)('pre-hijacking on %s', (kind) => {
  test('N2 an owner who opens a stranger’s link chooses a password, and the stranger’s never works', async () => {
    const { app, stranger, wait } = await twoServers(kind);
    for (let time = 0; time < 11; time += 1) await stranger('/signup', { password: STOLEN, ...challenge });
    const first = await app.mailTo(ANN);
    wait(GAP_MS);
    const owner = app.client();
    expect((await owner.auth.signUp({ email: ANN, password: 'what the owner chose first' })).error).toBeNull();

    const page = await fetch(app.url + new URL(linkIn(first)).href.slice('https://wordlamp.test'.length), {
      redirect: 'manual',
    });
    expect(page.headers.get('location')).toContain('/en/auth?view=choose-password#token_hash=');
    await choosePassword(owner, first, 'signup');

    expect((await signIn(app, STOLEN)).error?.code).toBe('invalid_credentials');
    expect((await signIn(app, PASSWORD)).error).toBeNull();
  });

  test('N2 pressing a stranger’s link makes no password valid, the stranger’s or the owner’s', async () => {
    const { app, stranger, wait } = await twoServers(kind);
    await stranger('/signup', { password: STOLEN, ...challenge });
    const link = linkIn(await app.mailTo(ANN));
    const owner = app.client();
    await owner.auth.signUp({ email: ANN, password: PASSWORD });

    const code = (await app.press(link)).searchParams.get('code') ?? '';

    expect((await owner.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    for (const password of [STOLEN, PASSWORD])
      expect((await signIn(app, password)).error?.code).toBe('invalid_credentials');
    wait(GAP_MS);
    await owner.auth.resetPasswordForEmail(ANN);
    await expect.poll(() => app.mails(ANN).filter((mail) => mail.includes('type=recovery'))).toHaveLength(1);
    const recovery = app.mails(ANN).find((mail) => mail.includes('type=recovery')) ?? '';
    await choosePassword(owner, recovery, 'recovery');
    expect((await signIn(app, STOLEN)).error?.code).toBe('invalid_credentials');
  });

  test('N2 the password of a sign-up becomes valid where its own browser exchanges the code', async () => {
    const { app, stranger } = await twoServers(kind);
    await stranger('/signup', { password: STOLEN, ...challenge });
    const owner = app.client();
    await owner.auth.signUp({ email: ANN, password: PASSWORD });
    app.wait(2 * GAP_MS);
    const mail = await app.mailTo(ANN, 2);

    const code = (await app.press(linkIn(mail))).searchParams.get('code') ?? '';
    expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull();

    expect((await signIn(app, STOLEN)).error?.code).toBe('invalid_credentials');
    expect((await signIn(app, PASSWORD)).error).toBeNull();
  });

  test('N2 a resend by a stranger keeps the owner’s password and does not validate the stranger’s', async () => {
    const { app, stranger, wait } = await twoServers(kind);
    const owner = app.client();
    await owner.auth.signUp({ email: ANN, password: PASSWORD });
    await app.mailTo(ANN);
    wait(2 * GAP_MS);
    await stranger('/resend', { type: 'signup', ...challenge });
    const mail = await app.mailTo(ANN, 2);

    const code = (await app.press(linkIn(mail))).searchParams.get('code') ?? '';
    expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull();

    expect((await signIn(app, PASSWORD)).error).toBeNull();
  });

  test.each([
    { kindOfMail: 'sign-up', path: '/signup', body: { password: STOLEN, ...challenge }, type: 'signup' },
    { kindOfMail: 'new password', path: '/recover', body: challenge, type: 'recovery' },
    { kindOfMail: 'resent sign-up', path: '/resend', body: { type: 'signup', ...challenge }, type: 'signup' },
  ] as const)(
    'N3 requests every second do not keep an owner from a $kindOfMail mail',
    LIMIT,
    async ({ path, body, type }) => {
      const { app, stranger, wait } = await twoServers(kind);
      const owner = app.client();
      await stranger('/signup', { password: STOLEN, ...challenge });
      await app.mailTo(ANN);
      if (type === 'recovery') {
        await choosePassword(app.client(), app.mails(ANN)[0] ?? '', 'signup', 'what the owner forgot');
        wait(GAP_MS);
      }
      const strangerAsks = async (seconds: number) => {
        for (let second = 0; second < seconds; second += 1) {
          await stranger(path, body);
          wait(1000);
        }
      };
      await strangerAsks(75);
      const before = app.mails(ANN).length;

      if (type === 'recovery') await owner.auth.resetPasswordForEmail(ANN);
      else await owner.auth.signUp({ email: ANN, password: PASSWORD });
      await strangerAsks(60);

      const mail = await app.mailTo(ANN, before + 1); // at most the gap after the owner's request
      await choosePassword(owner, mail, type);
      expect((await signIn(app, PASSWORD)).error).toBeNull();
      expect((await signIn(app, STOLEN)).error?.code).toBe('invalid_credentials');
    },
  );

  test('N3 a day of asking sends ten mails of a kind, and each of them works all the same', LIMIT, async () => {
    const app = await accountApp(kind, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const stranger = strangerAt(app);
    for (let quarter = 1; quarter <= 92; quarter += 1) {
      await stranger('/signup', { password: STOLEN, ...challenge });
      if (quarter <= 10) await app.mailTo(ANN, quarter);
      app.wait(15 * GAP_MS);
    }
    const owner = app.client();
    await owner.auth.signUp({ email: ANN, password: PASSWORD });
    app.wait(2 * GAP_MS);

    expect(app.mails(ANN)).toHaveLength(10);
    await choosePassword(owner, await app.mailTo(ANN, 10), 'signup');
    expect((await signIn(app, STOLEN)).error?.code).toBe('invalid_credentials');
  });
});
