import type { Session } from '@supabase/supabase-js';
import { authClient } from '../lib/auth-client.ts';
import { hearOtherTabs } from './sign-out-news.ts';

/**
 * Reports the session as soon as the client has read it, and with every event after that, in this tab or another one:
 * each event (SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, MFA_CHALLENGE_VERIFIED and the others) carries the current
 * session.
 * @param onLeaving called when the visitor signs out in another tab, before the client's event
 * @returns a function that stops watching
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
