import type { AuthDeps } from '../auth/auth-deps.ts';
import { AAL2_PROOFS } from '../auth/factors/factor-proofs.ts';
import { notifyOwner } from '../auth/notify-owner.ts';
import type { Person } from '../auth/sessions/require-person.ts';
import { AccountError } from './account-error.ts';
import { readRecoveryCode } from './recovery-code.ts';

/**
 * Removes the second factors of a person who has lost them. The session stays aal1, all others end, and the owner is
 * mailed, since anyone who has found the codes could do this.
 * @throws AccountError `recovery_code_invalid`; AuthError `over_request_rate_limit`
 */
export async function redeemRecoveryCode(deps: AuthDeps, { account, session }: Person, code: string): Promise<void> {
  const attempt = await deps.codeGate('recovery', account.id, account.id);
  // A malformed code becomes '', whose hash matches no code.
  const hashes = await deps.recoveryHashes(account.id, readRecoveryCode(code) ?? '');
  if (!(await deps.recoveryCodes.redeem(account.id, hashes))) {
    deps.recordEvent('factor_failed', { accountId: account.id, method: 'recovery' });
    if (attempt.isLast) await notifyOwner(deps, account, 'wrongCodes');
    throw new AccountError('recovery_code_invalid');
  }
  await attempt.takeBack();
  await deps.sessions.lower(account.id, AAL2_PROOFS, AAL2_PROOFS);
  await deps.sessions.deleteOthers(account.id, session.id);
  deps.recordEvent('recovery_code_used', { accountId: account.id });
  await notifyOwner(deps, account, 'recoveryCodeUsed');
}
