import type { AuthDeps } from '../auth/auth-deps.ts';
import { canonicalEmail } from '../auth/canonical-email.ts';
import { notifyOwner } from '../auth/notify-owner.ts';
import type { Person } from '../auth/sessions/require-person.ts';
import { requireRecentProof } from '../auth/sessions/require-recent-proof.ts';
import { accountDays } from '../usage/account-days.ts';
import { accountSubject } from '../usage/identify-subject.ts';
import type { UsageStore } from '../usage/usage-store.ts';
import { AccountError } from './account-error.ts';
import { deletedSubject } from './deleted-subject.ts';

export type DeleteAccountDeps = AuthDeps & { usage: UsageStore };

/**
 * Deletes a person's account and everything that belongs to it. Today's count stays, under a keyed hash of the address,
 * so that a new account for it does not reset the day's count.
 * @throws AccountError `confirmation_wrong`; what `requireRecentProof` throws
 */
export async function deleteAccount(deps: DeleteAccountDeps, person: Person, confirmation: string): Promise<void> {
  const { account } = person;
  if (canonicalEmail(confirmation) !== account.email) throw new AccountError('confirmation_wrong');
  await requireRecentProof(deps, person, 'deleteAccount');
  // Of two concurrent deletions only one moves the count; the second would clear the moved count.
  if (!(await deps.accounts.delete(account.id))) return;
  await deps.usage.handOver(
    accountSubject(account.id),
    accountDays(deps.now()),
    deletedSubject(deps.attemptKey, account.email),
  );
  deps.recordEvent('account_deleted', { accountId: account.id });
  await notifyOwner(deps, account, 'accountDeleted');
}
