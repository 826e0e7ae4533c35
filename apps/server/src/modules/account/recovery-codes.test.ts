import type { SupabaseClient } from '@supabase/supabase-js';
import type { NewRecoveryCodes, RecoveryCodesLeft } from '@wordlamp/contract/account';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, PASSWORD, tokenOf } from '../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { type AppFactor, addApp } from '../../testing/second-factor.ts';

const EMAIL = 'ann@example.org';
const PATH = '/api/v1/account/recovery-codes';
const HOUR_MS = 60 * 60_000;

describe.each(ROUTE_DATABASE_KINDS)('recovery codes on %s', (kind) => {
  let lines: string[];
  let app: AccountApp;
  let client: SupabaseClient;
  let factor: AppFactor;

  beforeEach(async () => {
    lines = [];
    app = await accountApp(kind, { onLogLine: (line) => lines.push(line) });
    client = await confirmedClient(app, EMAIL);
    factor = await addApp(app, client);
  });

  const headersOf = async (one: SupabaseClient) => ({ authorization: `Bearer ${await tokenOf(one)}` });
  const make = async (one = client): Promise<string[]> => {
    const response = await app.post(PATH, '', await headersOf(one));
    expect(response.status).toBe(200);
    return ((await response.json()) as NewRecoveryCodes).codes;
  };
  const left = async (one = client) =>
    ((await (await app.get(PATH, await headersOf(one))).json()) as RecoveryCodesLeft).left;
  const redeem = async (one: SupabaseClient, code: unknown) =>
    app.post(`${PATH}/redeem`, { code }, await headersOf(one));
  const signedIn = async () => {
    const one = app.client();
    await one.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    return one;
  };

  test('are ten, and new ones make the old ones void', async () => {
    const old = await make();
    expect(old).toHaveLength(10);
    expect(new Set(old).size).toBe(10);
    for (const code of old) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await left()).toBe(10);

    await make();

    expect(await left()).toBe(10);
    expect((await redeem(await signedIn(), old[0])).status).toBe(422);
  });

  test('one removes the lost factors, once, and ends all other sessions', async () => {
    const codes = await make();
    const lost = await signedIn();
    const typed = ` ${codes[3]?.toUpperCase().replace('-', ' ')} `;

    expect((await redeem(lost, typed)).status).toBe(204);

    await lost.auth.refreshSession();
    const { data } = await lost.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await lost.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect(await left(lost)).toBe(0);
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await redeem(lost, codes[3])).status).toBe(422);
    expect((await redeem(lost, codes[4])).status).toBe(422);
    await app.mailTo(EMAIL, 3);
    expect(app.mails(EMAIL).join()).toContain('A recovery code was used');
    expect(lines.join()).toContain('recovery_code_used');
    for (const code of codes) expect(lines.join()).not.toContain(code);
  });

  test('one takes a session with the factor back to aal1, too', async () => {
    const [code] = await make();

    expect((await redeem(client, code)).status).toBe(204);

    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'email/signup' }],
    });
  });

  test('of eight concurrent requests with the same one, one succeeds', async () => {
    const [code] = await make();

    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(client, code)));

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('need a second factor, and its code', async () => {
    const atAal1 = await signedIn();
    const early = await app.post(PATH, '', await headersOf(atAal1));
    expect(early.status).toBe(403);
    expect(await early.json()).toMatchObject({ error: { code: 'insufficient_aal' } });
    const bob = await confirmedClient(app, 'bob@example.org');

    const without = await app.post(PATH, '', await headersOf(bob));

    expect(without.status).toBe(409);
    expect(await without.json()).toMatchObject({ error: { code: 'no_second_factor' } });
  });

  test('go with the last factor', async () => {
    await make();

    await client.auth.mfa.unenroll({ factorId: factor.id });

    expect(await left()).toBe(0);
  });

  test('do not work for another person', async () => {
    const [code] = await make();
    const bob = await confirmedClient(app, 'bob@example.org');
    await addApp(app, bob);

    expect((await redeem(bob, code)).status).toBe(422);

    expect(await left()).toBe(10);
    expect((await bob.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test('fifteen wrong ones block further ones for an hour, and the owner is notified once', async () => {
    const [code] = await make();
    const thief = await signedIn();
    for (let time = 0; time < 15; time++) expect((await redeem(thief, 'aaaaa-aaaaa')).status).toBe(422);
    app.wait(10 * 60_000);

    const held = await redeem(thief, code);

    expect(held.status).toBe(429);
    expect(held.headers.get('retry-after')).toBe('3000');
    expect(await held.json()).toMatchObject({ error: { code: 'over_request_rate_limit' } });
    expect(await app.mailTo(EMAIL, 3)).toContain('Many wrong codes');
    app.wait(HOUR_MS);
    await thief.auth.refreshSession();
    expect((await redeem(thief, code)).status).toBe(204);
  });

  test.each([undefined, null, 7, 'x'.repeat(65), ['a']])('a code like %j is no request', async (code) => {
    const response = await redeem(client, code);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'validation_failed' } });
  });

  test('need a person', async () => {
    for (const response of [await app.get(PATH), await app.post(PATH, ''), await app.post(`${PATH}/redeem`, {})])
      expect(response.status).toBe(401);
  });
});
