import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, linkIn, PASSWORD, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { addApp, codeOf, prove } from '../../../testing/second-factor.ts';

const EMAIL = 'ann@example.org';
const MINUTE_MS = 60_000;

describe.each(ROUTE_DATABASE_KINDS)('a second factor on %s', (kind) => {
  test('is enrolled, asked and verified; aal2 stays over refreshes and goes with the factor', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    expect(await levels(client)).toEqual(['aal1', 'aal1']);

    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone in the drawer' });
    expect(enrolled.data).toMatchObject({ type: 'totp', friendly_name: 'Phone in the drawer' });
    const factorId = enrolled.data?.id ?? '';
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ status: 'unverified' }] });
    const challenge = await client.auth.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: 'totp', expires_at: Math.floor(app.now().getTime() / 1000) + 300 });
    const code = codeOf({ secret: enrolled.data?.totp.secret ?? '' }, app.now());
    const verified = await client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code });
    expect(verified.error).toBeNull();

    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect((await client.auth.refreshSession()).error).toBeNull();
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'email/signup' }] });
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect(await app.mailTo(EMAIL, 2)).toContain('A verification method was added');

    const desk = await signedIn(app.client());
    expect(await levels(desk)).toEqual(['aal1', 'aal2']);
    await prove(app, desk, { id: factorId, secret: enrolled.data?.totp.secret ?? '' });
    expect(await levels(desk)).toEqual(['aal2', 'aal2']);

    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    for (const one of [client, desk]) {
      await one.auth.refreshSession();
      expect(await levels(one)).toEqual(['aal1', 'aal1']);
    }
    await app.mailTo(EMAIL, 3);
    expect(app.mails(EMAIL).join()).toContain('A verification method was removed');
  });

  test('ends, with its first code, the sessions that have proved a password only', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    const thief = await signedIn(app.client());

    await addApp(app, client);

    expect((await thief.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('leaves no refresh token from before it that could yield aal2', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await addApp(app, client);

    const stolen = await app.client().auth.refreshSession({ refresh_token: before });

    expect(stolen.error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
  });

  test('is asked for after a recovery link, too, before the password can change', async () => {
    const app = await accountApp(kind);
    const factor = await addApp(app, await confirmedClient(app, EMAIL));
    await app.mailTo(EMAIL, 2);
    app.wait(2 * MINUTE_MS);
    const client = app.client();
    await client.auth.resetPasswordForEmail(EMAIL);
    await app.mailTo(EMAIL, 3);
    const link = app.mails(EMAIL).map(recoveryLink).find(Boolean) ?? '';
    await client.auth.exchangeCodeForSession((await app.press(link)).searchParams.get('code') ?? '');
    expect(await levels(client)).toEqual(['aal1', 'aal2']);

    const early = await client.auth.updateUser({ password: 'another quiet lamp' });
    expect(early.error).toMatchObject({ code: 'insufficient_aal', status: 401 });
    expect((await client.auth.updateUser({ email: 'thief@example.org' })).error?.code).toBe('insufficient_aal');

    await prove(app, client, factor);
    expect((await client.auth.updateUser({ password: 'another quiet lamp' })).error).toBeNull();
  });

  test('of two leaves, when one goes, what the other has proved', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    const [first, second] = [await addApp(app, client, 'one'), await addApp(app, client, 'two')];

    await client.auth.mfa.unenroll({ factorId: first.id });

    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect((await client.auth.mfa.unenroll({ factorId: second.id })).error).toBeNull();
  });

  test('shows its key once, and keeps it sealed', async () => {
    const lines: string[] = [];
    const app = await accountApp(kind, { onLogLine: (line) => lines.push(line) });
    const client = await confirmedClient(app, EMAIL);
    const { secret } = await addApp(app, client);

    const authorization = `Bearer ${await tokenOf(client)}`;
    const seen = await Promise.all(
      ['/auth/v1/user', '/api/v1/account/export'].map(async (path) => (await app.get(path, { authorization })).text()),
    );

    const kept = readdirSync(app.dataDir).filter((name) => name.includes('sqlite'));
    const files = kept.map((name) => readFileSync(join(app.dataDir, name), 'latin1'));
    for (const text of [...seen, ...lines, ...files]) {
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/otpauth:|<svg xmlns='/);
    }
    expect(seen[0]).toContain('"factor_type":"totp"');
    expect(lines.join()).toContain('factor_added');
    expect(lines.join()).not.toContain(EMAIL);
  });
});

async function signedIn(client: SupabaseClient): Promise<SupabaseClient> {
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error !== null) throw error;
  return client;
}

async function levels(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

const recoveryLink = (mail: string) => (mail.includes('type=recovery') ? linkIn(mail) : undefined);
