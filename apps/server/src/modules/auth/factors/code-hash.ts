import { createHmac, hkdfSync } from 'node:crypto';

/**
 * The stored hash of a code that a person types. Codes are so short that a plain hash could be brute-forced from a copy
 * of the database; this one also needs SECRET_KEY.
 * @param place what the code belongs to (an account, a challenge)
 */
export type CodeHash = (place: string, code: string) => string;

/** The key of these hashes: HKDF-SHA256 (RFC 5869) of SECRET_KEY. */
export function codeKey(secretKey: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), 'code-hashes', 32));
}

export function codeHashes(key: Uint8Array): CodeHash {
  return (place, code) =>
    createHmac('sha256', key)
      .update(JSON.stringify([place, code]))
      .digest('base64url');
}
