import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits for an address bar or a mail, base64url. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token. Tokens are random, so a plain SHA-256 cannot be brute-forced. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
