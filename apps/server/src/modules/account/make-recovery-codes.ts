import type { NewRecoveryCodes } from '@wordlamp/contract/account';
import type { AuthDeps } from '../auth/auth-deps.ts';
import type { Person } from '../auth/sessions/require-person.ts';
import { AccountError } from './account-error.ts';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

const COUNT = 10;

/** Makes new recovery codes, which are told this once; the ones before are void. @throws AccountError */
export async function makeRecoveryCodes(
  deps: Pick<AuthDeps, 'listFactors' | 'recoveryCodes' | 'codeHash' | 'recordEvent'>,
  { account, session }: Person,
): Promise<NewRecoveryCodes> {
  const factors = await deps.listFactors(account.id);
  if (factors.every(({ status }) => status === 'unverified')) throw new AccountError('no_second_factor');
  if (session.aal !== 'aal2') throw new AccountError('insufficient_aal');
  const codes = Array.from({ length: COUNT }, newRecoveryCode);
  const hashes = codes.map((code) => deps.codeHash(account.id, readRecoveryCode(code) ?? ''));
  if (!(await deps.recoveryCodes.replace(account.id, hashes))) throw new AccountError('no_second_factor');
  deps.recordEvent('recovery_codes_made', { accountId: account.id });
  return { codes };
}
