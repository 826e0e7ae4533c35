import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, PASSWORD, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { type AppFactor, challengeOf, codeOf, enrollApp, prove } from '../../../testing/second-factor.ts';

const EMAIL = 'ann@example.org';
const MINUTE_MS = 60_000;

describe.each(ROUTE_DATABASE_KINDS)('codes on %s', (kind) => {
  let app: AccountApp;
  let client: SupabaseClient;
  let factor: AppFactor;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    app = await accountApp(kind, { onLogLine: (line) => lines.push(line) });
    client = await confirmedClient(app, EMAIL);
    factor = await enrollApp(client);
  });

  const verify = async (challengeId: string, code: string) =>
    (await client.auth.mfa.verify({ factorId: factor.id, challengeId, code })).error;
  const answer = async (code: string) => verify(await challengeOf(client, factor.id), code);
  const wrong = () => String((Number(codeOf(factor, app.now())) + 1) % 1_000_000).padStart(6, '0');

  test('a code counts once, for the same challenge and for a new one', async () => {
    const challengeId = await challengeOf(client, factor.id);
    const code = codeOf(factor, app.now());
    expect(await verify(challengeId, code)).toBeNull();

    expect(await verify(challengeId, code)).toMatchObject({ code: 'mfa_ip_address_mismatch', status: 422 });
    const again = await challengeOf(client, factor.id);
    expect(await verify(again, code)).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect(await answer(codeOf(factor, app.now(), -1))).toMatchObject({ code: 'mfa_verification_failed' });
    expect(await verify(again, codeOf(factor, app.now(), 1))).toBeNull();
  });

  test('of eight concurrent requests with the same code, one succeeds', async () => {
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf(client, factor.id)));
    const headers = { authorization: `Bearer ${await tokenOf(client)}` };
    const code = codeOf(factor, app.now());

    const path = `/auth/v1/factors/${factor.id}/verify`;
    const answers = await Promise.all(
      challenges.map((challenge_id) => app.post(path, { challenge_id, code }, headers)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  });

  test('a clock that was set back after a code does not keep its owner out', async () => {
    await prove(app, client, factor);
    app.wait(24 * 60 * MINUTE_MS);
    await client.auth.refreshSession();
    await prove(app, client, factor);
    app.wait(-24 * 60 * MINUTE_MS + MINUTE_MS);
    await client.auth.refreshSession();

    await expect(prove(app, client, factor)).resolves.toBeUndefined();
  });

  test('five wrong codes end a challenge', async () => {
    const challengeId = await challengeOf(client, factor.id);
    for (let time = 0; time < 5; time++)
      expect(await verify(challengeId, wrong())).toMatchObject({ code: 'mfa_verification_failed' });

    expect(await verify(challengeId, codeOf(factor, app.now()))).toMatchObject({ code: 'mfa_challenge_expired' });
    expect(await answer(codeOf(factor, app.now()))).toBeNull();
  });

  test('fifteen wrong codes lock the factor for an hour, and its owner is notified once', async () => {
    await prove(app, client, factor);
    await app.mailTo(EMAIL, 2);
    app.wait(MINUTE_MS);
    for (let round = 0; round < 3; round++) {
      const challengeId = await challengeOf(client, factor.id);
      for (let time = 0; time < 5; time++)
        expect(await verify(challengeId, wrong())).toMatchObject({ code: 'mfa_verification_failed' });
    }
    app.wait(MINUTE_MS);

    for (let time = 0; time < 3; time++)
      expect(await answer(codeOf(factor, app.now()))).toMatchObject({ code: 'over_request_rate_limit', status: 429 });

    expect(await app.mailTo(EMAIL, 3)).toContain('Many wrong codes');
    expect(app.mails(EMAIL)).toHaveLength(3);
    expect(lines.filter((line) => line.includes('factor_held_back'))).toHaveLength(3);
    app.wait(60 * MINUTE_MS);
    await client.auth.refreshSession();
    expect(await answer(codeOf(factor, app.now()))).toBeNull();
  });

  test('one address asks fifteen times a minute, and not more', async () => {
    for (let time = 0; time < 15; time++) await challengeOf(client, factor.id);

    await expect(challengeOf(client, factor.id)).rejects.toMatchObject({ code: 'over_request_rate_limit' });
    app.wait(MINUTE_MS);
    await expect(challengeOf(client, factor.id)).resolves.toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a person cannot verify, challenge or remove another person’s factor', async () => {
    const bob = await confirmedClient(app, 'bob@example.org');
    const challengeId = await challengeOf(client, factor.id);
    const notFound = { code: 'mfa_factor_not_found', status: 404 };

    const ids = { factorId: factor.id, challengeId };
    expect((await bob.auth.mfa.verify({ ...ids, code: codeOf(factor, app.now()) })).error).toMatchObject(notFound);
    expect((await bob.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    expect((await bob.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(notFound);
    expect(await verify(challengeId, codeOf(factor, app.now()))).toBeNull();
  });

  test('a challenge belongs to its factor, and ends after five minutes', async () => {
    const other = await enrollApp(client, 'other');
    const ofOther = await challengeOf(client, other.id);
    const code = codeOf(factor, app.now());
    expect(await verify(ofOther, code)).toMatchObject({ code: 'mfa_factor_not_found', status: 422 });
    for (const nonsense of ['no-challenge', 'NUL \0'])
      expect(await verify(nonsense, code)).toMatchObject({ code: 'mfa_factor_not_found', status: 422 });
    await prove(app, client, factor);

    const late = await challengeOf(client, factor.id);
    app.wait(5 * MINUTE_MS + 1);
    expect(await verify(late, codeOf(factor, app.now()))).toMatchObject({ code: 'mfa_challenge_expired', status: 422 });
  });

  test('knowing only the password is not enough to add a factor, not even one begun before', async () => {
    const thief = app.client();
    await prove(app, client, factor);
    await thief.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    const begun = await enrollApp(client, 'begun by the owner');

    const early = await thief.auth.mfa.enroll({ factorType: 'totp' });
    const code = codeOf(begun, app.now());
    const joined = await thief.auth.mfa.challengeAndVerify({ factorId: begun.id, code });

    expect(early.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    expect(joined.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const removed = await thief.auth.mfa.unenroll({ factorId: factor.id });
    expect(removed.error).toMatchObject({ code: 'insufficient_aal', status: 422 });
  });
});

test.each([
  { name: 'two steps old', code: (right: CodeAt) => right(-2) },
  { name: 'two steps early', code: (right: CodeAt) => right(2) },
  { name: 'of full-width digits', code: () => '１２３４５６' },
  { name: 'that is empty', code: () => '' },
  { name: 'that is a number', code: (right: CodeAt) => Number(right(0)) },
  { name: 'that is null', code: () => null },
  { name: 'that is a list', code: (right: CodeAt) => [right(0)] },
  { name: 'of a megabyte', code: () => '1'.repeat(1_000_000) },
])('a code $name is answered like any wrong one', async ({ code }) => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, EMAIL);
  const factor = await enrollApp(client);
  const headers = { authorization: `Bearer ${await tokenOf(client)}`, 'x-supabase-api-version': '2024-01-01' };
  const body = {
    challenge_id: await challengeOf(client, factor.id),
    code: code((steps) => codeOf(factor, app.now(), steps)),
  };

  const response = await app.post(`/auth/v1/factors/${factor.id}/verify`, body, headers);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  });
});

type CodeAt = (steps: number) => string;
