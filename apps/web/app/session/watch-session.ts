import type { Session } from '@supabase/supabase-js';
import { authClient } from '../lib/auth-client.ts';
import { hearOtherTabs } from './sign-out-news.ts';

/**
 * Tells the session as soon as the client has read it, and with every event after that, in this tab or another one: each
 * of them (SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, MFA_CHALLENGE_VERIFIED and the others) brings the session as it is then.
 * @param onLeaving is told when the visitor signs out in another tab, before its event comes
 * @returns a function that ends the watching
 */
export async function watchSession(
  onChange: (session: Session | null) => void,
  onLeaving: (isLeaving: boolean) => void,
): Promise<() => void> {
  const { auth } = await authClient();
  const { data } = auth.onAuthStateChange((_event, session) => onChange(session));
  const stopHearing = hearOtherTabs(onLeaving);
  return () => {
    data.subscription.unsubscribe();
    stopHearing();
  };
}
