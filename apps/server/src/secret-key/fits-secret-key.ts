import { SIGNING_KEY_SEAL } from '../modules/auth/keys/signing-keys.ts';
import { createSealer } from '../sealing/sealed-text.ts';
import type { Database } from '../storage/tables.ts';

/** Whether SECRET_KEY is the one of this database, by the signing keys that each server seals at its first start. */
export async function fitsSecretKey(db: Database, secretKey: Uint8Array): Promise<boolean> {
  const row = await db.selectFrom('signing_key').select(['id', 'sealed']).orderBy('number').executeTakeFirst();
  if (row === undefined) return true; // nothing in it was sealed yet
  try {
    createSealer(secretKey, SIGNING_KEY_SEAL).open(row.sealed, row.id);
    return true;
  } catch {
    return false; // the seal opens with the right key alone
  }
}
