import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { addApp, challengeOf, codeOf, enrollApp } from '../../../testing/second-factor.ts';

const EMAIL = 'ann@example.org';
const FIVE_MINUTES_MS = 300_000;
const NOTHING = '00000000-0000-4000-8000-000000000000';

describe.each(ROUTE_DATABASE_KINDS)('enrolling on %s', (kind) => {
  let app: AccountApp;
  let client: SupabaseClient;

  beforeEach(async () => {
    app = await accountApp(kind);
    client = await confirmedClient(app, EMAIL);
  });

  test('a name is taken once, and no name any number of times', async () => {
    await enrollApp(client, 'Phone');
    await enrollApp(client);
    await enrollApp(client, '');

    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });

    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
    expect(again.error?.message).toContain('"Phone"');
  });

  test('ten are the most, also of twenty at once', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(client)}` };
    const begin = () => app.post('/auth/v1/factors', { factor_type: 'totp' }, headers);

    const answers = await Promise.all(Array.from({ length: 20 }, begin));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(10);
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ code: 'too_many_enrolled_mfa_factors', status: 422 });
  });

  test('an unverified factor expires after five minutes, and its name is free', async () => {
    const late = await enrollApp(client, 'Phone');
    const challengeId = await challengeOf(client, late.id);
    app.wait(FIVE_MINUTES_MS + 1);

    const verified = await client.auth.mfa.verify({ factorId: late.id, challengeId, code: codeOf(late, app.now()) });

    expect(verified.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    await expect(enrollApp(client, 'Phone')).resolves.toBeDefined();
  });

  test('the first right code deletes what else was begun of the type', async () => {
    await enrollApp(client, 'given up');
    const factor = await addApp(app, client, 'kept');

    expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([factor.id]);
  });
});

describe('enrolling', () => {
  let app: AccountApp;
  let client: SupabaseClient;
  let headers: Record<string, string>;

  beforeEach(async () => {
    app = await accountApp('SQLite');
    client = await confirmedClient(app, EMAIL);
    headers = { authorization: `Bearer ${await tokenOf(client)}`, 'x-supabase-api-version': '2024-01-01' };
  });

  test('shows picture, key and address, which an app and a page can use as they are', async () => {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });

    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg xmlns='[^"#%]+<\/svg>$/);
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data?.totp.uri).toContain('otpauth://totp/wordlamp.test:ann%40example.org?issuer=wordlamp.test&secret=');
  });

  test.each([':%2F', '"\'<svg/onload=x>', ']]>&amp;', '\u202Efdp', '{{.Token}}', "'; drop table factor; --"])(
    'a name and an issuer like %j are kept as they are',
    async (name) => {
      const response = await app.post(
        '/auth/v1/factors',
        { factor_type: 'totp', friendly_name: name, issuer: name },
        headers,
      );
      const body = (await response.json()) as { friendly_name: string; totp: { qr_code: string; uri: string } };

      expect(body.friendly_name).toBe(name);
      expect(new URL(body.totp.uri).searchParams.get('issuer')).toBe(name);
      expect(body.totp.qr_code).not.toMatch(/[#%"]|onload/);
    },
  );

  test.each([
    { name: 'no type', body: {}, message: 'factor_type' },
    { name: 'an unknown type', body: { factor_type: 'webauthn' }, message: 'totp, phone, or webauthn' },
    { name: 'a type that is a list', body: { factor_type: ['totp'] }, message: 'factor_type' },
    { name: 'a long name', body: { factor_type: 'totp', friendly_name: 'x'.repeat(65) }, message: 'friendly_name' },
    { name: 'a huge issuer', body: { factor_type: 'totp', issuer: 'x'.repeat(10_240) }, message: 'issuer' },
    { name: 'NUL in a name', body: { factor_type: 'totp', friendly_name: 'a\0b' }, message: 'friendly_name' },
    { name: 'half a character', body: { factor_type: 'totp', issuer: '\ud83d' }, message: 'issuer' },
    { name: 'a name that is an object', body: { factor_type: 'totp', friendly_name: {} }, message: 'friendly_name' },
  ])('refuses $name, and says what is wrong', async ({ body, message }) => {
    const response = await app.post('/auth/v1/factors', body, headers);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining(message),
    });
  });

  test('a name of 64 characters is taken', async () => {
    await expect(enrollApp(client, 'x'.repeat(64))).resolves.toBeDefined();
  });

  test('needs a person, and not a page of another site', async () => {
    const anonymous = await app.post('/auth/v1/factors', { factor_type: 'totp' });
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };

    expect(anonymous.status).toBe(401);
    expect((await app.post('/auth/v1/factors', { factor_type: 'totp' }, foreign)).status).toBe(403);
  });

  test.each([
    { id: 'x', code: 'validation_failed' },
    { id: `${NOTHING}0`, code: 'validation_failed' },
    { id: NOTHING, code: 'mfa_factor_not_found' },
  ])('there is no factor $id', async ({ id, code }) => {
    const path = `/auth/v1/factors/${id}`;

    const answers = [
      await app.post(`${path}/challenge`, {}, headers),
      await app.post(`${path}/verify`, { challenge_id: NOTHING, code: '123456' }, headers),
      await fetch(app.url + path, { method: 'DELETE', headers: { ...headers, 'content-type': 'application/json' } }),
    ];

    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code });
    }
  });

  test('phones are not offered without a gateway for short messages', async () => {
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678' });

    expect(error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled', status: 422 });
    expect(await (await app.get('/auth/v1/settings')).json()).toMatchObject({ external: { phone: false } });
  });
});
