import { describe, expect, test } from 'vitest';
import {
  type AccountApp,
  accountApp,
  confirmedClient,
  PASSWORD,
  tokenIn,
  tokenOf,
} from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { addApp, enrollApp, prove } from '../../../testing/second-factor.ts';
import { GUARDED_ACTIONS, type GuardedAction } from './require-recent-proof.ts';

const ANN = 'ann@example.org';
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another quiet lamp';

type Ask = (method: string, path: string, body?: object) => Promise<Response>;
type Facts = { ask: Ask; factorId: string };

/** The request of each guarded action; typed so that a new action must be added here. */
const REQUESTS: Record<GuardedAction, (facts: Facts) => Promise<Response>> = {
  changePassword: ({ ask }) => ask('PUT', '/auth/v1/user', { password: NEW_PASSWORD }),
  changeEmail: ({ ask }) => ask('PUT', '/auth/v1/user', { email: 'ann@new.example' }),
  changePhone: ({ ask }) => ask('PUT', '/auth/v1/user', { phone: '+4915112345678' }),
  addFactor: ({ ask }) => ask('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'second' }),
  removeFactor: ({ ask, factorId }) => ask('DELETE', `/auth/v1/factors/${factorId}`),
  makeRecoveryCodes: ({ ask }) => ask('POST', '/api/v1/account/recovery-codes', {}),
  deleteAccount: ({ ask }) => ask('DELETE', '/api/v1/account', { confirmation: ANN }),
};

async function askerFor(app: AccountApp, token: string): Promise<Ask> {
  return (method, path, body) =>
    fetch(app.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
}

async function codeOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as { code?: string; error?: { code: string } };
  return body.code ?? body.error?.code;
}

describe.each(ROUTE_DATABASE_KINDS)('a recent proof on %s', (kind) => {
  test.each(Object.keys(GUARDED_ACTIONS) as GuardedAction[])('N1 %s asks for it', async (action) => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, ANN);
    const factor = await addApp(app, client);
    app.wait(11 * MINUTE_MS);
    const facts = { ask: await askerFor(app, await tokenOf(client)), factorId: factor.id };

    const early = await REQUESTS[action](facts);
    expect([early.status, await codeOf(early)]).toEqual([400, 'reauthentication_needed']);
    const proof = await facts.ask('POST', '/api/v1/account/proof', { current_password: PASSWORD });
    expect(proof.status).toBe(204);
    const late = await REQUESTS[action](facts);

    if (action === 'changePhone')
      expect(await codeOf(late)).toBe('phone_provider_disabled'); // signing in by phone is not supported
    else expect(late.status).toBeLessThan(300);
  });

  test('N1 a stolen session cannot add a factor, and a factor it began is no proof', async () => {
    const app = await accountApp(kind);
    const thief = await confirmedClient(app, ANN);
    app.wait(9 * MINUTE_MS);
    const factor = await enrollApp(thief); // still allowed: its person has just signed in
    app.wait(2 * MINUTE_MS);

    expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed');
    await prove(app, thief, factor); // aal2 now, by its own factor
    const taken = await thief.auth.updateUser({ password: NEW_PASSWORD });
    const moved = await thief.auth.updateUser({ email: 'thief@example.org' });

    expect(taken.error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
    expect(moved.error?.code).toBe('reauthentication_needed');
    expect((await app.client().auth.signInWithPassword({ email: ANN, password: PASSWORD })).error).toBeNull();
  });

  test('N1 an earlier verified factor is a proof, and a wrong password or code is not', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, ANN);
    const factor = await addApp(app, client);
    app.wait(11 * MINUTE_MS);
    const ask = await askerFor(app, await tokenOf(client));
    const proveBy = async (body: object) => {
      const response = await ask('POST', '/api/v1/account/proof', body);
      return [response.status, await codeOf(response)];
    };

    expect(await proveBy({ current_password: 'wrong one' })).toEqual([400, 'current_password_mismatch']);
    expect(await proveBy({ nonce: '123456' })).toEqual([422, 'reauthentication_not_valid']);
    expect(await proveBy({})).toEqual([400, 'validation_failed']);
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code).toBe('reauthentication_needed');
    await prove(app, client, factor);

    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });

  test('N1 without a password a mailed code is the proof, for ten minutes and for this session alone', async () => {
    const app = await accountApp(kind);
    const client = await personWithoutPassword(app);
    app.wait(11 * MINUTE_MS);
    const ask = await askerFor(app, await tokenOf(client));
    await client.auth.reauthenticate();
    const nonce = /\b\d{6}\b/.exec((await app.mailTo(ANN, 2)).split('Content-Type: text/plain')[1] ?? '')?.[0];

    expect((await ask('POST', '/api/v1/account/proof', { nonce })).status).toBe(204);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    app.wait(11 * MINUTE_MS);

    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed');
  });
});

/** A person with an address proved by a mailed link, and no password. */
async function personWithoutPassword(app: AccountApp) {
  const client = app.client();
  await client.auth.signUp({ email: ANN, password: PASSWORD });
  await client.auth.verifyOtp({ type: 'signup', token_hash: tokenIn(await app.mailTo(ANN)) });
  return client;
}
