import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { addApp } from '../../../testing/second-factor.ts';
import { type SmsGateway, startSmsGateway } from '../../../testing/start-sms-gateway.ts';

const EMAIL = 'ann@example.org';
const PHONE = '+49 151 12345678';
const DIGITS = '4915112345678';
const MINUTE_MS = 60_000;

describe.each(ROUTE_DATABASE_KINDS)('a phone on %s', (kind) => {
  let gateway: SmsGateway;
  let app: AccountApp;
  let client: SupabaseClient;
  let lines: string[];

  beforeEach(async () => {
    gateway = await startSmsGateway();
    lines = [];
    app = await accountApp(kind, { env: gateway.env, onLogLine: (line) => lines.push(line) });
    client = await confirmedClient(app, EMAIL);
  });

  const enroll = (phone = PHONE) => client.auth.mfa.enroll({ factorType: 'phone', phone });
  const ask = (factorId: string) => client.auth.mfa.challenge({ factorId, channel: 'sms' });
  const codeSent = () => /\d{6}/.exec(gateway.messages.at(-1)?.text ?? '')?.[0] ?? '';

  test('is enrolled, sent a code, and verified; its number and codes are kept sealed', async () => {
    const enrolled = await enroll();
    expect(enrolled.data).toMatchObject({ type: 'phone', phone: DIGITS, friendly_name: '' });
    const factorId = enrolled.data?.id ?? '';
    const challenge = await ask(factorId);
    expect(challenge.data?.type).toBe('phone');
    expect(gateway.messages).toEqual([
      { to: `+${DIGITS}`, text: expect.stringMatching(/^\d{6} is your code for Wordlamp/) },
    ]);

    const challengeId = challenge.data?.id ?? '';
    const wrong = String((Number(codeSent()) + 1) % 1_000_000).padStart(6, '0');
    const refused = await client.auth.mfa.verify({ factorId, challengeId, code: wrong });
    expect(refused.error).toMatchObject({ message: 'Invalid MFA Phone code entered', status: 422 });
    const verified = await client.auth.mfa.verify({ factorId, challengeId, code: codeSent() });
    expect(verified.error).toBeNull();
    const again = await client.auth.mfa.verify({ factorId, challengeId, code: codeSent() });
    expect(again.error?.code).toBe('mfa_ip_address_mismatch');

    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'email/signup' }] });
    expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([{ phone: DIGITS, status: 'verified' }]);
    const files = readdirSync(app.dataDir).filter((name) => name.includes('sqlite'));
    const kept = files.map((name) => readFileSync(join(app.dataDir, name), 'latin1'));
    for (const text of [...kept, ...lines])
      expect(text.includes(DIGITS) || text.includes(`"${codeSent()}"`)).toBe(false);
  });

  test('accepts one of five concurrent requests with the right code', async () => {
    const factorId = (await enroll()).data?.id ?? '';
    const first = (await ask(factorId)).data?.id ?? '';
    await client.auth.mfa.verify({ factorId, challengeId: first, code: codeSent() });
    app.wait(MINUTE_MS);
    const challenge_id = (await ask(factorId)).data?.id ?? '';
    const headers = { authorization: `Bearer ${await tokenOf(client)}` };

    const path = `/auth/v1/factors/${factorId}/verify`;
    const tries = Array.from({ length: 5 }, () => app.post(path, { challenge_id, code: codeSent() }, headers));

    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  test('gets one message a minute and ten a day', async () => {
    const factorId = (await enroll()).data?.id ?? '';
    expect((await ask(factorId)).error).toBeNull();
    expect((await ask(factorId)).error).toMatchObject({
      code: 'over_sms_send_rate_limit',
      status: 429,
      message: 'For security purposes, you can only request this after 60 seconds.',
    });

    // The same number in another person's account is the same phone.
    const bob = await confirmedClient(app, 'bob@example.org');
    const ofBob = (await bob.auth.mfa.enroll({ factorType: 'phone', phone: PHONE })).data?.id ?? '';
    expect((await bob.auth.mfa.challenge({ factorId: ofBob, channel: 'sms' })).error?.code).toBe(
      'over_sms_send_rate_limit',
    );
    for (let time = 1; time < 11; time++) {
      app.wait(MINUTE_MS);
      const again = (await enroll()).data?.id ?? ''; // replaces the earlier one, which was never verified
      expect((await ask(again)).error?.code).toBe(time < 10 ? undefined : 'over_sms_send_rate_limit');
    }
    expect(gateway.messages).toHaveLength(10);
  });

  test('is sent its codes though a stranger has named its number, and used up what a number gets', async () => {
    const factorId = (await enroll()).data?.id ?? '';
    const first = (await ask(factorId)).data?.id ?? '';
    await client.auth.mfa.verify({ factorId, challengeId: first, code: codeSent() });
    const bob = await confirmedClient(app, 'bob@example.org');
    for (let time = 0; time < 10; time++) {
      app.wait(MINUTE_MS);
      const { data } = await bob.auth.mfa.enroll({ factorType: 'phone', phone: PHONE });
      await bob.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' });
    }

    expect((await ask(factorId)).error).toBeNull();
    expect((await ask(factorId)).error?.code).toBe('over_sms_send_rate_limit');
  });

  test.each([
    { name: 'another country', phone: '+33612345678' },
    { name: 'a premium range', phone: '+499001234567' },
    { name: 'a satellite', phone: '+881612345678' },
  ])('of $name gets no codes, and an error before any is sent', async ({ phone }) => {
    const { error } = await enroll(phone);

    expect(error).toMatchObject({ code: 'phone_not_supported', status: 422 });
    expect(gateway.messages).toEqual([]);
  });

  test('shares twenty messages a day with the other phones of its account', async () => {
    for (let time = 0; time < 10; time++) {
      for (const phone of [PHONE, '+12025550123'])
        expect((await ask((await enroll(phone)).data?.id ?? '')).error).toBeNull();
      app.wait(MINUTE_MS);
    }

    const third = (await enroll('+819012345678')).data?.id ?? '';

    expect((await ask(third)).error?.code).toBe('over_sms_send_rate_limit');
    expect(gateway.messages).toHaveLength(20);
  });

  test('is in an account once', async () => {
    const factorId = (await enroll()).data?.id ?? '';
    const second = (await enroll(`+${DIGITS}`)).data?.id ?? '';
    expect((await ask(factorId)).error?.code).toBe('mfa_factor_not_found');
    const challengeId = (await ask(second)).data?.id ?? '';
    await client.auth.mfa.verify({ factorId: second, challengeId, code: codeSent() });

    expect((await enroll(DIGITS)).error).toMatchObject({ code: 'mfa_verified_factor_exists', status: 422 });
  });

  test('that cannot be reached gets an error, and is not logged', async () => {
    const factorId = (await enroll()).data?.id ?? '';
    gateway.answerWith(500);

    expect((await ask(factorId)).error).toMatchObject({ code: 'sms_send_failed', status: 422 });
    expect(lines.join()).toContain('sending a code by SMS failed');
    expect(lines.join()).not.toContain(DIGITS);
  });

  test('takes its own proof along, and leaves that of an app', async () => {
    const factorId = (await enroll()).data?.id ?? '';
    const challengeId = (await ask(factorId)).data?.id ?? '';
    await client.auth.mfa.verify({ factorId, challengeId, code: codeSent() });
    await addApp(app, client);

    await client.auth.mfa.unenroll({ factorId });

    await client.auth.refreshSession();
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'email/signup' }] });
  });
});

test.each([
  { name: 'no number', phone: undefined, message: 'Phone number required' },
  { name: 'an empty number', phone: '', message: 'Phone number required' },
  { name: 'a number with a zero first', phone: '015112345678', message: 'E.164' },
  { name: 'a short number', phone: '+49110', message: 'E.164' },
  { name: 'a long number', phone: '+4915112345678901', message: 'E.164' },
  { name: 'letters', phone: '+49CALLME123', message: 'E.164' },
  { name: 'digits of another script', phone: '+٤٩١٥١١٢٣٤٥٦٧٨', message: 'E.164' },
  { name: 'a second line', phone: '+4915112345678\n+49', message: 'E.164' },
])('$name is refused', async ({ phone, message }) => {
  const app = await accountApp('SQLite', { env: (await startSmsGateway()).env });
  const client = await confirmedClient(app, EMAIL);

  const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: phone as string });

  expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  expect(error?.message).toContain(message);
});

test('messages go by SMS only', async () => {
  const app = await accountApp('SQLite', { env: (await startSmsGateway()).env });
  const client = await confirmedClient(app, EMAIL);
  const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: PHONE });

  const { error } = await client.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'whatsapp' });

  expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
});
