import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../../../http/app-env.ts';

/** As long as a link works. */
const LIFE_SECONDS = 24 * 60 * 60;

export type AskerCookie = {
  /** The header that has a browser remember its latest challenge, if it has sent one. */
  header(codeChallenge: string | undefined): Record<string, string>;
  /** Whether this browser asked for something with that challenge, and for nothing since. */
  hasAskedFor(c: Context<AppEnv>, codeChallenge: string | undefined): boolean;
};

/**
 * The cookie by which the page behind a mailed link knows the browser that asked for the mail: only there is the verifier
 * that can exchange a code. The client of supabase-js keeps one verifier, the latest, so the cookie holds one challenge. It
 * is a hint for that page alone: what signs in is the verifier.
 */
export function askerCookie(publicUrl: string): AskerCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = `${isSecure ? '__Host-' : ''}wordlamp-asked`;
  const attributes = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    header: (codeChallenge) =>
      codeChallenge === undefined ? {} : { 'set-cookie': `${name}=${codeChallenge}; ${attributes}` },
    hasAskedFor: (c, codeChallenge) => codeChallenge !== undefined && getCookie(c, name) === codeChallenge,
  };
}
