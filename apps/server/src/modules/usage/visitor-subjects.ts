import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { truncatedAddress, visitorBlock } from '../../http/ip-address.ts';
import type { DayKeyStore } from './day-key-store.ts';
import type { NetworkLimits } from './network-limits.ts';
import { utcDay } from './utc-day.ts';

/** The subjects under which a visitor's generations are counted. */
export type Visitor = {
  subject: string;
  /** The block around the visitor, the IPv6 /48 or the IPv4 /24, which all its visitors share. */
  network: { subject: string; kind: keyof NetworkLimits };
};

export type VisitorSubjectDeps = { dayKeys: DayKeyStore; secretKey: Uint8Array; now: () => Date };

/** Number of blocks cached with their hash, so that a busy visitor is hashed once. About 15 MB when full. */
const MAX_REMEMBERED = 50_000;

/**
 * The subjects of a visitor without an account: HMAC-SHA256 of the address block, and of the network around it, under the
 * key of the UTC day.
 *
 * The day's key is HMAC(SECRET_KEY, 32 random bytes that the database keeps for that day only). Forward secrecy is the
 * point: once the sweep has deleted the random part, a count copied earlier cannot be turned into an address, not even
 * with SECRET_KEY and by trying all addresses. SECRET_KEY in turn protects the days still kept from someone who has
 * only the database. Two days of one visitor cannot be linked. What "deleted" means is the database's part: our SQLite
 * overwrites the bytes and empties its write-ahead log, PostgreSQL keeps a dead row until its next vacuum, a backup
 * keeps its copy.
 */
export function visitorSubjects({
  dayKeys,
  secretKey,
  now,
}: VisitorSubjectDeps): (address: string) => Promise<Visitor> {
  let current: { day: string; key: Promise<KeyObject>; known: Map<string, Visitor> } | undefined;

  async function keyOf(day: string): Promise<KeyObject> {
    try {
      const random = await dayKeys.findOrAdd(day, randomBytes(32).toString('base64'));
      // Raw bytes would be turned into a key for each visitor, which takes four times as long as the hash.
      return createSecretKey(createHmac('sha256', secretKey).update(random).digest());
    } catch (error) {
      current = undefined; // so that the next visitor queries the database again
      throw error;
    }
  }

  return async (address) => {
    const day = utcDay(now());
    if (current?.day !== day) current = { day, key: keyOf(day), known: new Map() };
    const { key, known } = current;
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const visitor = visitorOf(address, await key);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(address, visitor);
    return visitor;
  };
}

function visitorOf(address: string, key: KeyObject): Visitor {
  const hashOf = (block: string) => createHmac('sha256', key).update(block).digest('base64url');
  return {
    subject: hashOf(visitorBlock(address)),
    network: {
      subject: `network ${hashOf(truncatedAddress(address))}`,
      kind: address.includes(':') ? 'ipv6' : 'ipv4',
    },
  };
}
