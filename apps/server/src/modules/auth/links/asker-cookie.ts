import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../../../http/app-env.ts';

/** As long as a link works. */
const LIFE_SECONDS = 24 * 60 * 60;

export type AskerCookie = {
  /** The Set-Cookie header with the browser's latest challenge, if it has sent one. */
  header(codeChallenge: string | undefined): Record<string, string>;
  /** Whether that challenge is this browser's latest. */
  hasAskedFor(c: Context<AppEnv>, codeChallenge: string | undefined): boolean;
};

/**
 * The cookie by which the page behind a mailed link recognizes the browser that requested the mail: only that browser
 * has the verifier to exchange a code. supabase-js keeps only the latest verifier, so the cookie holds one challenge.
 * It is only a hint for that page: signing in takes the verifier.
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
