import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { notifyOwner } from '../notify-owner.ts';
import type { MailLink } from './mail-link-store.ts';

/**
 * Confirms one box of an e-mail change; the second confirmation, in either order, makes the change.
 * @throws AuthError `otp_expired` if the change was replaced or canceled, or another account has taken the address
 */
export async function confirmEmailChange(
  deps: AuthDeps,
  link: MailLink,
): Promise<{ account: Account; isWhole: boolean }> {
  const account = await findChanging(deps, link);
  const now = deps.now().toISOString();
  const box = link.kind === 'emailChangeNew' ? 'new' : 'current';
  if (await deps.accounts.confirmFirstBox(account.id, account.newEmail, box, now)) return { account, isWhole: false };
  const { emailChangeConfirmedBy: first, newEmail } = await findChanging(deps, link);
  if (first === undefined || newEmail !== account.newEmail) throw new AuthError('otp_expired');
  return { account: await changeEmail(deps, account, newEmail, now), isWhole: true };
}

/** The account of a link, if the link belongs to the pending change and not to an earlier one. */
async function findChanging(
  { accounts }: Pick<AuthDeps, 'accounts'>,
  { ownerId, kind, email, createdAt }: MailLink,
): Promise<Account & { newEmail: string }> {
  const account = await accounts.find(ownerId);
  if (account?.newEmail === undefined || createdAt < (account.emailChangeSentAt ?? ''))
    throw new AuthError('otp_expired');
  const { newEmail } = account;
  if (email !== (kind === 'emailChangeNew' ? newEmail : account.email)) throw new AuthError('otp_expired');
  return { ...account, newEmail };
}

async function changeEmail(deps: AuthDeps, account: Account, email: string, now: string): Promise<Account> {
  const metadata = { ...account.metadata, email };
  if (!(await deps.accounts.takeNewEmail(account.id, email, metadata, now))) throw new AuthError('otp_expired');
  const identities = await deps.accounts.identities(account.id);
  for (const { id, provider, data } of identities)
    if (provider === 'email') await deps.accounts.updateIdentity(id, { email, data: { ...data, email } }, now);
  await deps.mailLinks.deleteOwned(account.id);
  deps.recordEvent('email_changed', { accountId: account.id });
  await notifyOwner(deps, account, 'emailChanged');
  return (await deps.accounts.find(account.id)) ?? account;
}
