import type { AuthDeps } from '../auth/auth-deps.ts';
import type { Person } from '../auth/sessions/require-person.ts';

/**
 * Takes back a change of the address that is not confirmed by both boxes yet: the links in both mails are void. It needs
 * no fresh proof, since everything stays as it is.
 */
export async function cancelEmailChange(
  { accounts, recordEvent, now }: Pick<AuthDeps, 'accounts' | 'recordEvent' | 'now'>,
  { account }: Person,
): Promise<void> {
  if (account.newEmail === undefined) return;
  await accounts.cancelEmailChange(account.id, now().toISOString());
  recordEvent('email_change_canceled', { accountId: account.id });
}
