import type { SupabaseClient } from '@supabase/supabase-js';

/** With these the server says that the session is over; one that is busy, broken or out of reach has not said it. */
export const SESSION_ENDS: readonly (number | undefined)[] = [400, 401, 403, 404];

/**
 * For when the server refuses the token of a session that this device takes to be good: it was ended elsewhere, or this
 * device's clock is wrong. Gets a new token, or ends the session here, so that the person can sign in again.
 * @returns whether there is a new token
 */
export async function renewSession({ auth }: SupabaseClient): Promise<boolean> {
  const { error } = await auth.refreshSession();
  if (error === null) return true;
  if (SESSION_ENDS.includes(error.status)) await auth.signOut({ scope: 'local' });
  return false;
}
