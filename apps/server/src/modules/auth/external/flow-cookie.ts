import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../../../http/app-env.ts';
import { tokenHash } from '../random-token.ts';

/** How long a visitor may take at the provider. */
export const FLOW_LIFE_SECONDS = 10 * 60;

/** Of the state's hash: enough to tell a browser's sign-ins apart. */
const NAME_CHARACTERS = 16;

export type FlowCookie = {
  /** The Set-Cookie header with a value for the sign-in of this state. */
  header(state: string, value: string): string;
  /** What the browser carries for it. */
  read(c: Context<AppEnv>, state: string): string | undefined;
};

/**
 * The cookie that ties a sign-in at a provider to the browser that began it, so that an attacker cannot have a victim's
 * browser finish the attacker's sign-in. Each sign-in has its own: tabs that begin at once would overwrite a common
 * one. The `__Host-` prefix, which requires https, keeps other hosts of the domain from planting it.
 */
export function flowCookie(publicUrl: string): FlowCookie {
  const isSecure = publicUrl.startsWith('https:');
  const nameOf = (state: string) =>
    `${isSecure ? '__Host-' : ''}wordlamp-flow-${tokenHash(state).slice(0, NAME_CHARACTERS)}`;
  const attributes = `Path=/; Max-Age=${FLOW_LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    header: (state, value) => `${nameOf(state)}=${value}; ${attributes}`,
    read: (c, state) => getCookie(c, nameOf(state)),
  };
}
