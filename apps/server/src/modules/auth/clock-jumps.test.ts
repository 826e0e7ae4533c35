import { expect, test } from 'vitest';
import { accountApp, confirmedClient, PASSWORD, tokenOf } from '../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { addApp, codeOf } from '../../testing/second-factor.ts';

const ANN = 'ann@example.org';
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

test.each([
  { name: 'a day ahead', jumpMs: DAY_MS },
  { name: 'a day back', jumpMs: -DAY_MS },
  { name: 'two seconds back, as NTP does', jumpMs: -2000 },
])('L6 a clock that jumps $name does not sign people out', async ({ jumpMs }) => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, ANN);
  const { data: before } = await client.auth.getSession();

  app.wait(jumpMs);
  const refresh = (token: string | undefined) =>
    app.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
  const answers = await Promise.all([1, 2, 3].map(() => refresh(before.session?.refresh_token)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]); // three tabs
  const sessions = await Promise.all(answers.map((answer) => answer.json() as Promise<Record<string, string>>));
  const [first] = sessions;
  expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  expect(first?.expires_in).toBe(900);
  expect(first?.expires_at).toBe(Math.floor(app.now().getTime() / 1000) + 900);
  const user = await app.get('/auth/v1/user', { authorization: `Bearer ${first?.access_token}` });
  expect(user.status).toBe(200);
  app.wait(MINUTE_MS);
  expect((await refresh(first?.refresh_token)).status).toBe(200);
});

test('L6 after a clock was set back a stolen token from before it gets no longer grace', async () => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, ANN);
  const { data } = await client.auth.getSession();
  const stolen = { refresh_token: data.session?.refresh_token };
  expect((await app.post('/auth/v1/token?grant_type=refresh_token', stolen)).status).toBe(200);

  app.wait(-DAY_MS);

  expect((await app.post('/auth/v1/token?grant_type=refresh_token', stolen)).status).toBe(400);
});

test.each(ROUTE_DATABASE_KINDS)(
  'L6 a lockout under a clock that was a day ahead does not last a day, on %s',
  async (kind) => {
    const app = await accountApp(kind);
    await confirmedClient(app, ANN);
    const signIn = (password: string) => app.post('/auth/v1/token?grant_type=password', { email: ANN, password });
    app.wait(DAY_MS);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('wrong one');
    expect((await signIn(PASSWORD)).status).toBe(429);

    app.wait(-DAY_MS);

    expect((await signIn(PASSWORD)).status).toBe(200);
  },
);

test('L6 a code that was taken under a clock that was a day ahead does not lock its owner out', async () => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, ANN);
  app.wait(DAY_MS);
  await client.auth.signInWithPassword({ email: ANN, password: PASSWORD });
  const factor = await addApp(app, client);

  app.wait(-DAY_MS);
  const other = app.client();
  await other.auth.signInWithPassword({ email: ANN, password: PASSWORD });
  const code = codeOf(factor, app.now());

  expect((await other.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  expect(await tokenOf(other)).not.toBe('');
});
