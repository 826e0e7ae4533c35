import { isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { authClient } from '../lib/auth-client.ts';
import { needsSecondFactor } from './needs-second-factor.ts';

export type Arrival =
  | { kind: 'signedIn' | 'secondFactorNeeded' | 'newPassword' }
  /** The link was asked for in another browser, which alone can exchange its code; what it confirms is confirmed. */
  | { kind: 'confirmedElsewhere' | 'recoveryElsewhere' }
  /** The first of the two mails of an e-mail change. */
  | { kind: 'halfConfirmed' }
  | { kind: 'failed'; code: string }
  /** Loading the page again tries again. */
  | { kind: 'unreachable' };

/**
 * Waits until the client has exchanged the code in the page's address, as it does when it is made.
 * @param query of the address as the page was opened with
 */
export async function completeArrival(query: URLSearchParams): Promise<Arrival> {
  const { auth } = await authClient();
  if (query.has('message')) return { kind: 'halfConfirmed' };
  const { error } = await auth.initialize();
  if (isAuthRetryableFetchError(error)) return { kind: 'unreachable' };
  if (error) return { kind: 'failed', code: codeOf(query, error) };
  // A link for a new password leads back to the page where it is set, every other one to the site's root.
  const isRecovery = query.get('view') === 'new-password';
  // The client removes a code that it has exchanged.
  if (new URLSearchParams(location.search).has('code'))
    return { kind: isRecovery ? 'recoveryElsewhere' : 'confirmedElsewhere' };
  if (isRecovery) return { kind: 'newPassword' };
  const { data } = await auth.getSession();
  return { kind: needsSecondFactor(data.session) ? 'secondFactorNeeded' : 'signedIn' };
}

/** Anyone can craft a URL, so its values are only compared, never shown. */
function codeOf(query: URLSearchParams, error: Error): string {
  const told = query.get('error_code') ?? query.get('error');
  return told ?? (isAuthApiError(error) ? error.code : undefined) ?? 'unexpected_failure';
}
