import type { Sealer } from '../../../sealing/sealed-text.ts';
import type { Factor, FactorStore, StoredFactor } from './factor-store.ts';

/** Unverified factors expire after this time. */
const UNVERIFIED_LIFE_MS = 300_000;

export type FactorDeps = { factors: FactorStore; factorSealer: Sealer; now: () => Date };

/** The factors of an account, with decrypted phone numbers and without keys of authenticator apps. */
export async function listFactors(deps: FactorDeps, accountId: string): Promise<Factor[]> {
  return (await listStoredFactors(deps, accountId)).map(({ sealed, ...factor }) => ({
    ...factor,
    phone: factor.type === 'phone' ? deps.factorSealer.open(sealed, factor.id) : undefined,
  }));
}

export function listStoredFactors({ factors, now }: FactorDeps, accountId: string): Promise<StoredFactor[]> {
  return factors.list(accountId, unverifiedSince(now()));
}

/** Removes factors begun before and never verified. */
export function unverifiedSince(now: Date): string {
  return new Date(now.getTime() - UNVERIFIED_LIFE_MS).toISOString();
}
