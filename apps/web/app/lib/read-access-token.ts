import type { SupabaseClient } from '@supabase/supabase-js';
import { AccountCallError } from './account-call-error.ts';

/**
 * A token that is valid now: the client gets a new one if the current one is about to expire.
 * @throws AccountCallError `session_not_found` if signed out; the client's error if it cannot tell
 */
export async function readAccessToken(auth: SupabaseClient['auth']): Promise<string> {
  const { data, error } = await auth.getSession();
  if (error) throw error;
  if (data.session === null) throw new AccountCallError('session_not_found', 403, 'This device is not signed in.');
  return data.session.access_token;
}
