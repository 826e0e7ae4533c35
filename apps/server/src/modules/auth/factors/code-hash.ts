import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What is kept of a code that somebody types. Codes are short, so that a plain hash in a copy of the database could be
 * searched for them; without SECRET_KEY this one cannot.
 * @param place what the code belongs to (an account, a challenge)
 */
export type CodeHash = (place: string, code: string) => string;

export function codeHashes(secretKey: Uint8Array): CodeHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), 'code-hashes', 32));
  return (place, code) =>
    createHmac('sha256', key)
      .update(JSON.stringify([place, code]))
      .digest('base64url');
}
