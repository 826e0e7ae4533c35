import {
  comparedPassword,
  isEasyToGuess,
  PASSWORD_ENTRY_DIGITS,
  PASSWORD_RANGE_DIGITS,
  type PasswordRange,
} from '@wordlamp/contract/common-passwords';
import { backend } from './backend.config.ts';

/** A submitted form waits for the result at most this long, since the server checks again. */
const CALL_LIMIT_MS = 3000;

/**
 * Whether the server would refuse a new password for being common or easy to guess. Only two digits of its hash are sent.
 * @param email of the account
 * @returns false also where that cannot be found out: on plain http, where there is no hash, or without an answer. The
 * server then says it when the form is sent.
 */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  if (isEasyToGuess(password, email.trim().toLowerCase())) return true;
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (subtle === undefined) return false;
  try {
    const digest = hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(comparedPassword(password))));
    const entry = digest.slice(PASSWORD_RANGE_DIGITS, PASSWORD_RANGE_DIGITS + PASSWORD_ENTRY_DIGITS);
    const { entries } = await fetchRange(digest.slice(0, PASSWORD_RANGE_DIGITS));
    return entries.includes(entry);
  } catch (reason) {
    // The server checks again when the form is sent, and then says it.
    console.warn('Whether the password is a common one could not be asked.', reason);
    return false;
  }
}

async function fetchRange(digits: string): Promise<PasswordRange> {
  const { url, key } = backend();
  const response = await fetch(`${url}/api/v1/breached-passwords/${digits}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
