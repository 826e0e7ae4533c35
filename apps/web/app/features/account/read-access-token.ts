import { AccountCallError } from '../../lib/account-call-error.ts';
import type { Account } from './account-context.ts';
import { valueOrThrow } from './value-or-throw.ts';

/** A token that is valid now: the client gets a new one where the last is about to run out. */
export async function readAccessToken(auth: Account['auth']): Promise<string> {
  const { session } = valueOrThrow(await auth.getSession());
  if (session === null) throw new AccountCallError('session_not_found', 403, 'This device is not signed in.');
  return session.access_token;
}
