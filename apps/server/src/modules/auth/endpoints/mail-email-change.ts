import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { sendLinks } from '../links/send-link.ts';

export type EmailChangeRequest = {
  newEmail: string;
  codeChallenge: string | undefined;
  redirectTo: string;
  /** Address block of the client. */
  network: string;
};

/**
 * Mails both boxes of an e-mail change; both have to confirm, in either order. If the new address belongs to another
 * account, the old box is mailed anyway: its silence would reveal that the account exists.
 */
export async function mailEmailChange(
  deps: AuthDeps,
  { id: ownerId, email: oldEmail, metadata }: Account,
  { newEmail, codeChallenge, redirectTo, network }: EmailChangeRequest,
): Promise<void> {
  const isTaken = (await deps.accounts.findByEmail(newEmail)) !== undefined;
  const toOld = {
    link: { ownerId, codeChallenge, redirectTo, kind: 'emailChangeCurrent', email: oldEmail } as const,
    mailOf: (link: string) => ({ kind: 'confirmEmailChange', link }) as const,
  };
  const toNew = {
    link: { ownerId, codeChallenge, redirectTo, kind: 'emailChangeNew', email: newEmail } as const,
    mailOf: (link: string) => ({ kind: 'confirmNewEmail', link, oldEmail }) as const,
  };
  const request = { kind: 'emailChange', email: newEmail, network, accountId: ownerId } as const;
  await sendLinks(deps, request, metadata, isTaken ? [toOld] : [toOld, toNew]);
}
