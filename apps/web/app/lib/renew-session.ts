import type { SupabaseClient } from '@supabase/supabase-js';

/** Statuses that mean that the session is over; those of a busy, broken or unreachable server do not. */
export const SESSION_ENDS: readonly (number | undefined)[] = [400, 401, 403, 404];

/**
 * For a token that the server rejects although this device considers it valid: it was ended elsewhere, or this device's
 * clock is wrong. Gets a new token, or ends the session here, so that the person can sign in again.
 * @returns whether there is a new token
 */
export async function renewSession({ auth }: SupabaseClient): Promise<boolean> {
  const { error } = await auth.refreshSession();
  if (error === null) return true;
  if (SESSION_ENDS.includes(error.status)) await auth.signOut({ scope: 'local' });
  return false;
}
