import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the settings every authenticator app supports: SHA-1, six digits, 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 4 R6 recommends. */
const SECRET_BYTES = 20;
/** Accepted steps before and after the server's. */
const WINDOW = 1;
const FORM = /^[0-9]{6}$/;

export type OneTimePassword = { secret: string; uri: string };

/** A new key for an authenticator app. @param label the account, as the app shows it below the issuer */
export function newOneTimePassword(issuer: string, label: string): OneTimePassword {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: new TOTP({ ...KIND, issuer, label, secret }).toString() };
}

/**
 * Whether a text has the form of a code. Others are never compared, since digits of other scripts throw in the library.
 */
export function isCode(text: unknown): text is string {
  return typeof text === 'string' && FORM.test(text);
}

/** @returns the 30-second step that a code belongs to, or `undefined` for a wrong one */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const password = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const delta = password.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : password.counter({ timestamp: now.getTime() }) + delta;
}
