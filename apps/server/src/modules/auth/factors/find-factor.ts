import { AuthError } from '../auth-error.ts';
import { UUID } from '../uuid.ts';
import type { StoredFactor } from './factor-store.ts';
import { type FactorDeps, listStoredFactors } from './list-factors.ts';

/**
 * One of the account's own factors.
 * @throws AuthError `mfa_factor_not_found`, also for another person's factor; `validation_failed` for a malformed id
 */
export async function findFactor(deps: FactorDeps, accountId: string, id: string): Promise<StoredFactor> {
  if (!UUID.test(id)) throw new AuthError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  const factor = (await listStoredFactors(deps, accountId)).find((one) => one.id === id.toLowerCase());
  if (factor === undefined) throw new AuthError('mfa_factor_not_found');
  return factor;
}
