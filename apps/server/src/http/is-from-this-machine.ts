import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { isLoopbackHost } from './is-loopback-host.ts';

const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/**
 * Whether a program on this machine asks for itself. Behind a proxy on this machine every visitor comes from the loopback
 * address, so a header that proxies add is enough to be a stranger. And a page of another site may have made its own name
 * lead to this machine (DNS rebinding): then a browser here asks us for it, under that name.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  if (FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  const asked = URL.parse(`http://${c.env.incoming.headers.host ?? ''}`);
  return asked !== null && isLoopbackHost(asked.hostname) && c.get('facts').clientAddress.startsWith('127.');
}
