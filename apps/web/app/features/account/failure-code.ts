/** Refusals that mean: this device is not signed in any more. */
const SIGNED_OUT = new Set([
  'bad_jwt',
  'no_authorization',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_not_found',
]);

/** The code of a refusal, of the auth protocol or of the account's own calls; undefined if nothing was refused. */
export function failureCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether this device was signed out remotely, or the account deleted. */
export function isSignedOut(error: unknown): boolean {
  // The auth client has a separate class, without a code, for a session that the server has dropped.
  if (error instanceof Error && error.name === 'AuthSessionMissingError') return true;
  return SIGNED_OUT.has(failureCode(error) ?? '');
}
