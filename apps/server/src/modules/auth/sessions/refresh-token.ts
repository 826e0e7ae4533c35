import { createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token's contents: the session and the token's number. */
export type RefreshTokenClaim = { sessionId: string; number: number; signature: string };

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

export type RefreshTokens = {
  /** The session's token of this number; deterministic, so that a lost response can be repeated. */
  make(session: { id: string; refreshKey: string }, number: number): string;
  isGenuine(claim: RefreshTokenClaim, refreshKey: string): boolean;
};

/**
 * Refresh tokens that need not be stored: HMAC-SHA256 of session and number, with a key derived from SECRET_KEY and the
 * session's random bytes. Neither the database nor SECRET_KEY alone is enough to make one.
 */
export function refreshTokens(secretKey: Uint8Array): RefreshTokens {
  const sign = (sessionId: string, number: number, refreshKey: string) => {
    const key = createHmac('sha256', secretKey).update(`refresh-token ${refreshKey}`).digest();
    return createHmac('sha256', key).update(`${sessionId}.${number}`).digest();
  };
  return {
    make: ({ id, refreshKey }, number) => `${id}.${number}.${sign(id, number, refreshKey).toString('base64url')}`,
    isGenuine: ({ sessionId, number, signature }, refreshKey) =>
      timingSafeEqual(sign(sessionId, number, refreshKey), Buffer.from(signature, 'base64url')),
  };
}

/** @returns `undefined` for a text that cannot be a refresh token */
export function parseRefreshToken(token: string): RefreshTokenClaim | undefined {
  const [, sessionId, number, signature] = FORM.exec(token) ?? [];
  if (sessionId === undefined || signature === undefined) return undefined;
  return { sessionId, number: Number(number), signature };
}
