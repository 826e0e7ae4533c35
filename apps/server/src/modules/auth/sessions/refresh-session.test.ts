import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, PUBLISHABLE_KEY } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import type { TokenAnswer } from './issue-session.ts';

const EMAIL = 'ann@example.org';
const DAY_MS = 24 * 60 * 60 * 1000;

type App = Awaited<ReturnType<typeof accountApp>>;
type Answer = { status: number; body: Partial<TokenAnswer> & { code?: unknown } };

async function refresh(app: App, token: unknown): Promise<Answer> {
  const headers = { apikey: PUBLISHABLE_KEY, 'x-supabase-api-version': '2024-01-01' };
  const response = await app.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token }, headers);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function signedIn(app: App): Promise<{ first: string; accessToken: string }> {
  const { data } = await (await confirmedClient(app, EMAIL)).auth.getSession();
  return { first: data.session?.refresh_token ?? '', accessToken: data.session?.access_token ?? '' };
}

async function tokenAfter(app: App, token: string): Promise<string> {
  return (await refresh(app, token)).body.refresh_token ?? '';
}

const userStatus = async (app: App, accessToken: string) =>
  (await app.get('/auth/v1/user', { authorization: `Bearer ${accessToken}` })).status;

describe.each(ROUTE_DATABASE_KINDS)('refresh tokens on %s', (kind) => {
  test('B1 one that was replaced and comes back later ends the session, the newest token included', async () => {
    const app = await accountApp(kind);
    const { first, accessToken } = await signedIn(app);
    const second = await tokenAfter(app, first);
    app.wait(31_000);

    expect(await refresh(app, first)).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });

    expect((await refresh(app, second)).status).toBe(400);
    expect(await userStatus(app, accessToken)).toBe(403);
  });

  test('B2 twenty that present one token at once get one successor, and the chain stays one', async () => {
    const app = await accountApp(kind);
    const { first } = await signedIn(app);

    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(app, first)));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(successors.size).toBe(1);
    expect((await refresh(app, [...successors][0])).status).toBe(200);
  });

  test('B3 the one before is good for 30 seconds, as often as it comes, and not after', async () => {
    const app = await accountApp(kind);
    const { first } = await signedIn(app);
    const second = await tokenAfter(app, first);
    app.wait(29_000);

    expect(await tokenAfter(app, first)).toBe(second);
    app.wait(2_000);
    expect((await refresh(app, first)).body.code).toBe('refresh_token_already_used');
  });

  test('B4 the one before the one before ends the session even within the 30 seconds', async () => {
    const app = await accountApp(kind);
    const { first } = await signedIn(app);
    const third = await tokenAfter(app, await tokenAfter(app, first));

    expect((await refresh(app, first)).body.code).toBe('refresh_token_already_used');
    expect((await refresh(app, third)).status).toBe(400);
  });

  test('B9 a session ends after 30 days without use, and after 180 days in any case', async () => {
    const app = await accountApp(kind);
    let { first: token } = await signedIn(app);
    for (let day = 29; day < 180; day += 29) {
      app.wait(29 * DAY_MS);
      token = await tokenAfter(app, token);
      expect(token).not.toBe('');
    }
    app.wait(29 * DAY_MS);
    expect((await refresh(app, token)).body.code).toBe('session_expired');
    const other = await app.client().auth.signInWithPassword({ email: EMAIL, password: 'a quiet lamp at dusk' });
    app.wait(30 * DAY_MS + 1);
    expect((await refresh(app, other.data.session?.refresh_token)).body.code).toBe('session_expired');
  });
});

test.each([
  ['unknown', 'abcdefghijkl', 'refresh_token_not_found'],
  ['with a NUL', 'abc\u0000def', 'refresh_token_not_found'],
  ['of 100 KiB', 'a'.repeat(100_000), 'refresh_token_not_found'],
  ['empty', '', 'validation_failed'],
  ['an array', ['a'], 'validation_failed'],
  ['a number', 7, 'validation_failed'],
  ['null', null, 'validation_failed'],
])('B6 a refresh token that is %s is refused', async (_name, token, code) => {
  const app = await accountApp('SQLite');

  expect(await refresh(app, token)).toMatchObject({ status: 400, body: { code } });
});

test('B7 a token with a changed sign, number or session is refused, and ends nothing', async () => {
  const app = await accountApp('SQLite');
  const { first } = await signedIn(app);
  const [session = '', , signature = ''] = first.split('.');
  const other = session.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const changed = [
    `${session}.0.${signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))}`,
    `${session}.1.${signature}`,
  ];

  for (const token of changed) expect((await refresh(app, token)).body.code).toBe('refresh_token_not_found');
  expect((await refresh(app, `${other}.0.${signature}`)).status).toBe(400);
  expect(signature).toHaveLength(43);
  expect((await refresh(app, first)).status).toBe(200);
});

test('B13 a token of an account that was deleted is refused', async () => {
  const app = await accountApp('SQLite');
  const { first, accessToken } = await signedIn(app);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  await fetch(`${app.url}/api/v1/account`, {
    method: 'DELETE',
    headers,
    body: JSON.stringify({ confirmation: EMAIL }),
  });

  expect((await refresh(app, first)).status).toBe(400);
});
