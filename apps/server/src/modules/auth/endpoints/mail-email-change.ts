import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { sendLink } from '../links/send-link.ts';

/**
 * Mails both boxes of an e-mail change; both have to confirm, in whichever order. Where the new address is somebody
 * else's, the old box is mailed all the same: by its silence its owner would learn who has an account.
 */
export async function mailEmailChange(
  deps: AuthDeps,
  { id: ownerId, email: oldEmail, metadata }: Account,
  newEmail: string,
  codeChallenge: string | undefined,
  redirectTo: string,
): Promise<void> {
  if (!(await deps.mayMail('emailChange', newEmail))) return;
  const link = { ownerId, codeChallenge, redirectTo };
  await sendLink(deps, { ...link, kind: 'emailChangeCurrent', email: oldEmail }, metadata, (address) => ({
    kind: 'confirmEmailChange',
    link: address,
  }));
  if ((await deps.accounts.findByEmail(newEmail)) !== undefined) return;
  await sendLink(deps, { ...link, kind: 'emailChangeNew', email: newEmail }, metadata, (address) => ({
    kind: 'confirmNewEmail',
    link: address,
    oldEmail,
  }));
}
