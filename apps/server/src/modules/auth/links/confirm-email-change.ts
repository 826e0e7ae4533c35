import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { mailLanguage, pageLink } from '../user-metadata.ts';
import type { MailLink } from './mail-link-store.ts';

/**
 * Confirms one box of an e-mail change; the second makes it, in whichever order they come.
 * @throws AuthError `otp_expired` where the change was replaced, or the address became somebody else's meanwhile
 */
export async function confirmEmailChange(
  deps: AuthDeps,
  link: MailLink,
): Promise<{ account: Account; isWhole: boolean }> {
  const account = await deps.accounts.find(link.ownerId);
  const box = link.kind === 'emailChangeNew' ? 'new' : 'current';
  if (account?.newEmail === undefined || link.email !== (box === 'new' ? account.newEmail : account.email))
    throw new AuthError('otp_expired');
  const now = deps.now().toISOString();
  const first = account.emailChangeConfirmedBy;
  if (first === undefined || first === box) {
    await deps.accounts.update(account.id, { emailChangeConfirmedBy: box }, now);
    return { account, isWhole: false };
  }
  return { account: await changeEmail(deps, account, account.newEmail, now), isWhole: true };
}

async function changeEmail(deps: AuthDeps, account: Account, email: string, now: string): Promise<Account> {
  const change = {
    email,
    metadata: { ...account.metadata, email },
    newEmail: undefined,
    emailChangeSentAt: undefined,
    emailChangeConfirmedBy: undefined,
  };
  if (!(await deps.accounts.update(account.id, change, now))) throw new AuthError('otp_expired');
  const identities = await deps.accounts.identities(account.id);
  for (const { id, provider, data } of identities)
    if (provider === 'email') await deps.accounts.updateIdentity(id, { email, data: { ...data, email } }, now);
  await deps.mailLinks.deleteOwned(account.id);
  deps.recordEvent('email_changed', { accountId: account.id });
  const notice = { kind: 'emailChanged', link: pageLink(deps.publicUrl, account.metadata, '/contact') } as const;
  await deps.queueMail(account.email, mailLanguage(account.metadata), notice);
  return { ...account, ...change, updatedAt: now };
}
