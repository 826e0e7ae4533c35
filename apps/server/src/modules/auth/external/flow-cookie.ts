import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../../../http/app-env.ts';
import { randomToken } from '../random-token.ts';

/** How long somebody may take at a provider. */
export const FLOW_LIFE_SECONDS = 10 * 60;

const NAME = 'wordlamp-flow';
const FORM = /^[A-Za-z0-9_-]{43}$/;

export type FlowCookie = {
  /** What the browser carries; `undefined` where it carries nothing that we have given. */
  read(c: Context<AppEnv>): string | undefined;
  /** The browser's own value, or a new one, with the header that keeps it for another while. */
  keep(c: Context<AppEnv>): { browser: string; header: string };
};

/**
 * The cookie that ties a sign-in at a provider to the browser that began it, so that nobody can have a stranger's browser
 * finish theirs. One value serves all tabs. The prefix keeps other hosts of the domain from planting it; it takes https.
 */
export function flowCookie(publicUrl: string): FlowCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const attributes = `Path=/; Max-Age=${FLOW_LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const read = (c: Context<AppEnv>) => {
    const value = getCookie(c, name);
    return value !== undefined && FORM.test(value) ? value : undefined;
  };
  return {
    read,
    keep: (c) => {
      const browser = read(c) ?? randomToken();
      return { browser, header: `${name}=${browser}; ${attributes}` };
    },
  };
}
