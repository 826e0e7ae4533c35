import type { AuthError } from '@supabase/supabase-js';

/** How far signing in or up has come; `failed` carries the backend's error, whose text the page shows. */
export type SignInOutcome =
  | { outcome: 'signedIn' }
  | { outcome: 'secondFactorNeeded' }
  | { outcome: 'mailSent' }
  | { outcome: 'leaving' }
  | { outcome: 'failed'; error: AuthError };
