import type { SupabaseClient } from '@supabase/supabase-js';
import { AccountCallError } from './account-call-error.ts';

/**
 * A token that is valid now: the client gets a new one where the last is about to run out.
 * @throws AccountCallError `session_not_found` where nobody is signed in; what the client answers where it cannot tell
 */
export async function readAccessToken(auth: SupabaseClient['auth']): Promise<string> {
  const { data, error } = await auth.getSession();
  if (error) throw error;
  if (data.session === null) throw new AccountCallError('session_not_found', 403, 'This device is not signed in.');
  return data.session.access_token;
}
