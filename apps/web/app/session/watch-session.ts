import type { Session } from '@supabase/supabase-js';
import { authClient } from '../lib/auth-client.ts';

/**
 * Tells the session as soon as the client has read it, and with every event after that, in this tab or another one: each
 * of them (SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, MFA_CHALLENGE_VERIFIED and the others) brings the session as it is then.
 * @returns a function that ends the watching
 */
export async function watchSession(onChange: (session: Session | null) => void): Promise<() => void> {
  const { auth } = await authClient();
  const { data } = auth.onAuthStateChange((_event, session) => onChange(session));
  return () => data.subscription.unsubscribe();
}
