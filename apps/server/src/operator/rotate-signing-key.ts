import { SIGNING_KEY_SEAL, signingKeys } from '../modules/auth/keys/signing-keys.ts';
import { createSealer } from '../sealing/sealed-text.ts';
import { createSigningKeyStore } from '../storage/signing-key-store.ts';
import type { Database } from '../storage/tables.ts';

/** Adds the next key of access tokens while servers go on: shown at once, used in 20 minutes, by all of them. */
export async function rotateSigningKey(db: Database, secretKey: Uint8Array): Promise<string> {
  const store = createSigningKeyStore(db);
  const sealer = createSealer(secretKey, SIGNING_KEY_SEAL);
  await signingKeys({ signingKeys: store, sealer, now: () => new Date() }).rotate({ isDueNow: true });
  const newest = (await store.list()).at(-1);
  return `The signing key ${newest?.id} is shown from now on and signs from ${newest?.signsFrom}.\nThe one before goes by itself, 20 minutes after its last token.\n`;
}
