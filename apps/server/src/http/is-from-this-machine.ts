import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

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
 * Whether a program on this machine asks, and no proxy for somebody else: behind a proxy on this machine every visitor
 * comes from the loopback address, so a header that proxies add is enough to be a stranger.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  if (FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  return c.get('facts').clientAddress.startsWith('127.');
}
