import type { Session } from '@supabase/supabase-js';

/**
 * Whether the person has a second factor that this session has not been raised by: the level is in the token, the factors
 * are the user's (`auth.mfa.getAuthenticatorAssuranceLevel()` says the same, but has to be waited for).
 */
export function needsSecondFactor(session: Session | null): boolean {
  if (session === null) return false;
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && levelOf(session.access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  const [, claims = ''] = token.split('.');
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined; // no token of ours: it has no level
  }
}
