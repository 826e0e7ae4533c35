import { createSealer } from '../../../sealing/sealed-text.ts';
import { type CodeHash, codeHashes, codeKey } from './code-hash.ts';
import type { OldCodeKeyStore } from './old-code-key-store.ts';

/** The encryption purpose of previous keys, by number. */
export const OLD_CODE_KEY_SEAL = 'old-code-keys';

/**
 * The possible stored hashes of a recovery code, salted by account. A code outlives SECRET_KEY, and its hash cannot be
 * recomputed without it; so a change of the key hashes the hash once more (`wrap`) and keeps the previous key,
 * encrypted with the new one. The old key and a copy of the database from after the change are still not enough to
 * search for codes.
 * @returns the hash of a new code first, then those of codes from before each change
 */
export type RecoveryHashes = (accountId: string, code: string) => Promise<string[]>;

export function recoveryHashes(secretKey: Uint8Array, oldCodeKeys: OldCodeKeyStore): RecoveryHashes {
  const current = codeHashes(codeKey(secretKey));
  const sealer = createSealer(secretKey, OLD_CODE_KEY_SEAL);
  return async (accountId, code) => {
    const kept = await oldCodeKeys.list();
    const old = kept.map(({ number, sealed }) =>
      codeHashes(Buffer.from(sealer.open(sealed, String(number)), 'base64')),
    );
    const all = [...old, current];
    const hashes = all.map((hash, index) =>
      all.slice(index + 1).reduce((inner, next) => wrap(next, accountId, inner), hash(accountId, code)),
    );
    return hashes.reverse();
  };
}

/** Hashes a hash again with the next key. */
export function wrap(hash: CodeHash, accountId: string, inner: string): string {
  return hash(`wrapped ${accountId}`, inner);
}
