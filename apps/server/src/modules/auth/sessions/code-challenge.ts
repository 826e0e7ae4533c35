import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError } from '../auth-error.ts';

/** Characters and length of verifier and challenge: RFC 7636 4.1 and 4.2. */
const FORM = /^[A-Za-z0-9._~-]{43,128}$/;

type Given = { code_challenge?: string | null | undefined; code_challenge_method?: string | null | undefined };

/**
 * The PKCE challenge of a request, if it has one.
 * @throws AuthError `validation_failed` for half a pair, a bad form, or a method other than S256: "plain" would reveal
 *   the verifier to anyone who sees the URL (RFC 9700 2.1.1)
 */
export function readChallenge({ code_challenge, code_challenge_method }: Given): string | undefined {
  const challenge = code_challenge ?? undefined;
  const method = code_challenge_method ?? undefined;
  if (challenge === undefined && method === undefined) return undefined;
  if (challenge === undefined || method === undefined)
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (!/^s256$/i.test(method)) throw invalid('code_challenge_method must be s256');
  if (!FORM.test(challenge)) throw invalid('code_challenge must be 43 to 128 characters of [A-Za-z0-9._~-]');
  return challenge;
}

/** Whether a verifier matches a challenge (RFC 7636 4.6), in constant time. */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  if (!FORM.test(verifier)) return false;
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const kept = Buffer.from(challenge);
  return made.length === kept.length && timingSafeEqual(made, kept);
}

const invalid = (message: string) => new AuthError('validation_failed', { message });
