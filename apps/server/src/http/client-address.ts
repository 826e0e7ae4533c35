import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { canonicalAddress } from './ip-address.ts';

const UNSPECIFIED = '0.0.0.0';

/**
 * The address that a request comes from. `X-Forwarded-For` counts only when the peer is a trusted proxy, and is then
 * read from the right: each hop was added by the next proxy, so the first untrusted one is the client. Reading stops at
 * a hop that is not an address.
 */
export function clientAddress(incoming: IncomingMessage, trusted: BlockList | undefined): string {
  const peer = canonicalAddress(incoming.socket.remoteAddress ?? '');
  if (peer === undefined) return UNSPECIFIED; // the client has disconnected, so the response goes nowhere
  const forwarded = incoming.headers['x-forwarded-for'];
  if (trusted === undefined || forwarded === undefined || !isTrusted(trusted, peer)) return peer;
  let address = peer;
  for (const hop of String(forwarded).split(',').reverse()) {
    const next = canonicalAddress(withoutPort(hop.trim()));
    if (next === undefined) return address;
    address = next;
    if (!isTrusted(trusted, next)) return next;
  }
  return address;
}

function isTrusted(trusted: BlockList, address: string): boolean {
  return trusted.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Some proxies write "192.0.2.1:4711" or "[2001:db8::1]:4711". */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
