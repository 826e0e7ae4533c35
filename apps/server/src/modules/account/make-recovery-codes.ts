import type { NewRecoveryCodes } from '@wordlamp/contract/account';
import type { AuthDeps } from '../auth/auth-deps.ts';
import type { Person } from '../auth/sessions/require-person.ts';
import { requireRecentProof } from '../auth/sessions/require-recent-proof.ts';
import { AccountError } from './account-error.ts';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

const COUNT = 10;

/** Makes new recovery codes, which are told this once; the ones before are void. @throws AccountError `no_second_factor`; what `requireRecentProof` throws */
export async function makeRecoveryCodes(deps: AuthDeps, person: Person): Promise<NewRecoveryCodes> {
  const { account } = person;
  const factors = await deps.listFactors(account.id);
  if (factors.every(({ status }) => status === 'unverified')) throw new AccountError('no_second_factor');
  await requireRecentProof(deps, person, 'makeRecoveryCodes');
  const codes = Array.from({ length: COUNT }, newRecoveryCode);
  const hashes = codes.map((code) => deps.codeHash(account.id, readRecoveryCode(code) ?? ''));
  if (!(await deps.recoveryCodes.replace(account.id, hashes))) throw new AccountError('no_second_factor');
  deps.recordEvent('recovery_codes_made', { accountId: account.id });
  return { codes };
}
