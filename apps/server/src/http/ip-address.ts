import { isIPv4, isIPv6 } from 'node:net';

/**
 * One spelling for each address, so that a visitor is counted once: IPv4 inside IPv6 becomes IPv4, the IPv6 loopback
 * the IPv4 one, zones are removed, hexadecimal is lower case and compressed. `::FFFF:192.0.2.1` → `192.0.2.1`.
 * @returns `undefined` for a text that is not an address
 * Source: RFC 4291 2.5.5.2 (mapped addresses), RFC 5952 (canonical text).
 */
export function canonicalAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = ipv6Groups(text);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return dotted(groups.slice(6));
  if (groups.slice(0, 7).every((group) => group === 0) && groups[7] === 1) return '127.0.0.1';
  return new URL(`http://[${withoutZone(text)}]`).hostname.slice(1, -1);
}

/** One visitor: a whole IPv4 address, or the /64 that a provider assigns to a household (RFC 6177). */
export function visitorBlock(address: string): string {
  return address.includes(':') ? `${firstGroups(address, 4)}/64` : address;
}

/** One customer's network: the /48 of an IPv6 address; IPv4 has no such block. */
export function networkBlock(address: string): string | undefined {
  return address.includes(':') ? `${firstGroups(address, 3)}/48` : undefined;
}

/** Short enough to stay useful in a log without naming anyone: IPv4 /24, IPv6 /48. */
export function truncatedAddress(address: string): string {
  return address.includes(':') ? `${firstGroups(address, 3)}/48` : address.replace(/\.\d+$/, '.0/24');
}

/** One provider's or company's network, as a rule: IPv4 /16, IPv6 /32. */
export function providerBlock(address: string): string {
  return address.includes(':') ? `${firstGroups(address, 2)}/32` : address.replace(/\.\d+\.\d+$/, '.0.0/16');
}

function firstGroups(address: string, count: number): string {
  return `${ipv6Groups(address)
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::`;
}

function ipv6Groups(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${withoutZone(address)}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

const withoutZone = (address: string) => address.replace(/%.*$/, '');
const dotted = (groups: number[]) => groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
