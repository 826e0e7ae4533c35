import type { SupabaseClient } from '@supabase/supabase-js';

/** Whether the person signed in has a second factor that this session has not been raised by. Asks no server. */
export async function needsSecondFactor({ auth }: SupabaseClient): Promise<boolean> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}
