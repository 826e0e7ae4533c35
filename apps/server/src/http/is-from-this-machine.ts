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
 * Whether a program on this machine sends the request itself. Behind a local proxy every visitor comes from the
 * loopback address, so any header that proxies add means no. Another site's page may also have pointed its own host
 * name to this machine (DNS rebinding): then a browser here sends that name as the host.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  if (FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  const asked = URL.parse(`http://${c.env.incoming.headers.host ?? ''}`);
  return asked !== null && isLoopbackHost(asked.hostname) && c.get('facts').clientAddress.startsWith('127.');
}
