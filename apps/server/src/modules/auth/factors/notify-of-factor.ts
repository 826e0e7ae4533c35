import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { mailLanguage } from '../user-metadata.ts';

type Notice = 'factorAdded' | 'factorRemoved' | 'recoveryCodeUsed' | 'wrongCodes';

/** Tells the owner by mail, who may not be the one who did it. */
export function notifyOfFactor(
  { queueMail, publicUrl }: Pick<AuthDeps, 'queueMail' | 'publicUrl'>,
  { email, metadata }: Account,
  kind: Notice,
): Promise<void> {
  const link = kind === 'wrongCodes' ? `${publicUrl}/auth?view=forgot` : `${publicUrl}/account`;
  return queueMail(email, mailLanguage(metadata), { kind, link });
}
