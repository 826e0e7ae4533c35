import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityProvider, ProviderFailure } from '../external/identity-provider.ts';

/** What a visitor learns about a failed sign-in at a provider; the exact cause only goes to the log. */
export function refuseProvider(
  { recordEvent }: Pick<AuthDeps, 'recordEvent'>,
  { name }: IdentityProvider,
  { kind, reason }: ProviderFailure,
): AuthError {
  recordEvent('provider_refused', { provider: name, reason });
  if (kind === 'denied') return new AuthError('access_denied');
  if (kind === 'invalid')
    return new AuthError('bad_oauth_callback', { message: `The sign-in with ${name} could not be finished.` });
  return new AuthError('unexpected_failure', { message: `${name} could not be reached. Please try again later.` });
}
