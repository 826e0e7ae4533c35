import { randomUUID } from 'node:crypto';
import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Sealer } from '../../../sealing/sealed-text.ts';
import type { KeptSigningKey, SigningKeyStore } from './signing-key-store.ts';

/** The encryption purpose of private keys. */
export const SIGNING_KEY_SEAL = 'signing-keys';

const ALGORITHM = 'ES256';
const MINUTE_MS = 60_000;
/**
 * Clients cache the public keys for 10 minutes, and HTTP caches for 10 more: a key is published that long before it
 * signs.
 */
const SHOWN_BEFORE_MS = 20 * MINUTE_MS;
/** The longest lifetime of an access token, plus five minutes for clock skew. */
const SHOWN_AFTER_MS = 20 * MINUTE_MS;
const SIGNS_FOR_MS = 90 * 24 * 60 * MINUTE_MS;
/** Other servers on the database may have added a key. */
const REREAD_MS = MINUTE_MS;

type ReadKey = KeptSigningKey & { privateKey: CryptoKey; publicJwk: JWK };
type PublicKeys = ReturnType<typeof createLocalJWKSet>;

export type SigningKeysDeps = { signingKeys: SigningKeyStore; sealer: Sealer; now: () => Date };

export type SigningKeys = {
  /** The key that signs now. */
  current(): Promise<{ id: string; privateKey: CryptoKey }>;
  /** The public keys of all tokens that may still be valid, and the next key. */
  publicJwks(): Promise<{ keys: JWK[] }>;
  /** For verifying with jose. */
  publicKeys(): Promise<PublicKeys>;
  /** Adds the next key when the current one is old (or immediately), and deletes keys without valid tokens. */
  rotate(options?: { isDueNow: boolean }): Promise<void>;
};

/** The keys of access tokens: ES256, encrypted in the database, a new one every 90 days. */
export function signingKeys(deps: SigningKeysDeps): SigningKeys {
  let known: { readAt: number; keys: Promise<ReadKey[]>; jwks: Promise<PublicKeys> } | undefined;

  const readAll = async (): Promise<ReadKey[]> => {
    const kept = await deps.signingKeys.list();
    if (kept.length > 0) return Promise.all(kept.map((key) => openKey(key, deps.sealer)));
    await deps.signingKeys.add(await makeKey(1, deps.now(), deps.sealer));
    return readAll();
  };
  const read = () => {
    const time = deps.now().getTime();
    if (known !== undefined && Math.abs(time - known.readAt) < REREAD_MS) return known;
    const keys = readAll();
    const jwks = keys.then((all) => createLocalJWKSet({ keys: all.map(({ publicJwk }) => publicJwk) }));
    for (const reading of [keys, jwks])
      reading.catch(() => {
        known = undefined; // so that the next request reads the database again; current callers get the error from `keys` itself
      });
    known = { readAt: time, keys, jwks };
    return known;
  };

  return {
    async current() {
      const time = deps.now().toISOString();
      const keys = await read().keys;
      // The first one if the clock has been set back to before all of them.
      const key = keys.findLast(({ signsFrom }) => signsFrom <= time) ?? keys[0];
      if (key === undefined) throw new Error('There is no signing key.');
      return key;
    },
    publicJwks: async () => ({ keys: (await read().keys).map(({ publicJwk }) => publicJwk) }),
    publicKeys: () => read().jwks,
    async rotate({ isDueNow } = { isDueNow: false }) {
      known = undefined;
      const keys = await read().keys;
      const time = deps.now().getTime();
      const newest = keys.at(-1);
      if (newest === undefined) return;
      if (isDueNow || startOf(newest) < time - SIGNS_FOR_MS)
        await deps.signingKeys.add(await makeKey(newest.number + 1, new Date(time + SHOWN_BEFORE_MS), deps.sealer));
      const successors = keys.slice(1);
      for (const [index, successor] of successors.entries())
        if (startOf(successor) < time - SHOWN_AFTER_MS) await deps.signingKeys.delete(keys[index]?.id ?? '');
      known = undefined;
    },
  };
}

const startOf = ({ signsFrom }: KeptSigningKey) => Date.parse(signsFrom);

async function makeKey(number: number, signsFrom: Date, sealer: Sealer): Promise<KeptSigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const id = randomUUID();
  const sealed = sealer.seal(JSON.stringify(await exportJWK(privateKey)), id);
  return { id, number, sealed, signsFrom: signsFrom.toISOString() };
}

async function openKey(kept: KeptSigningKey, sealer: Sealer): Promise<ReadKey> {
  const jwk = JSON.parse(sealer.open(kept.sealed, kept.id)) as JWK;
  const { kty, crv, x, y } = jwk as Required<Pick<JWK, 'kty' | 'crv' | 'x' | 'y'>>;
  const publicJwk = { kty, crv, x, y, kid: kept.id, alg: ALGORITHM, use: 'sig' };
  return { ...kept, publicJwk, privateKey: (await importJWK(jwk, ALGORITHM)) as CryptoKey };
}
