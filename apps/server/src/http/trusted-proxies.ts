import { BlockList, isIP } from 'node:net';
import { canonicalAddress } from './ip-address.ts';

/**
 * Reads addresses and CIDR ranges ("10.0.0.0/8, ::1"), separated by commas or spaces.
 * @returns `undefined` when one of them is not an address or a range
 */
export function readTrustedProxies(text: string): BlockList | undefined {
  const proxies = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? most : Number(prefix);
    if (version === 0 || bits > most) return undefined;
    if (bits < most) proxies.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
    else addAddress(proxies, address);
  }
  return proxies;
}

/** Peers are compared in their canonical spelling, in which `::1` is 127.0.0.1. */
function addAddress(proxies: BlockList, address: string): void {
  const canonical = canonicalAddress(address) ?? address;
  proxies.addAddress(canonical, isIP(canonical) === 4 ? 'ipv4' : 'ipv6');
}
