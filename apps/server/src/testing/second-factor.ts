import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { AccountApp } from './account-app.ts';

const STEP_MS = 30_000;

export type AppFactor = { id: string; secret: string };

/** What an authenticator app shows at a time. @param steps of 30 seconds after it */
export function codeOf({ secret }: Pick<AppFactor, 'secret'>, at: Date, steps = 0): string {
  const timestamp = at.getTime() + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Enrolls an authenticator app, not verified yet. */
export async function enrollApp(client: SupabaseClient, friendlyName?: string): Promise<AppFactor> {
  const name = friendlyName === undefined ? {} : { friendlyName };
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', ...name });
  if (error !== null) throw error;
  return { id: data.id, secret: data.totp.secret };
}

export async function challengeOf(client: SupabaseClient, factorId: string): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error !== null) throw error;
  return data.id;
}

/** Proves a factor by its next code; advances the clock by a step, since each code works once. */
export async function prove(app: AccountApp, client: SupabaseClient, factor: AppFactor): Promise<void> {
  app.wait(STEP_MS);
  const code = codeOf(factor, app.now());
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error !== null) throw error;
}

/** An authenticator app that counts; the browser's session is aal2. */
export async function addApp(app: AccountApp, client: SupabaseClient, friendlyName?: string): Promise<AppFactor> {
  const factor = await enrollApp(client, friendlyName);
  await prove(app, client, factor);
  return factor;
}
