import { createHmac, hkdfSync } from 'node:crypto';

/** Makes the key under which something is counted; an address or account cannot be recovered from it. */
export type AttemptKey = (kind: string, ...parts: readonly string[]) => string;

export function attemptKeys(secretKey: Uint8Array): AttemptKey {
  const key = Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), 'attempt-keys', 32));
  return (kind, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url');
}
