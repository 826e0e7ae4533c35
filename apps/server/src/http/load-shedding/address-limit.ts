import { networkBlock, visitorBlock } from '../ip-address.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';

/** A /48 has 65,536 /64 networks, and one person can own a /48. It gets as much as a few households. */
const HOUSEHOLDS_IN_NETWORK = 8;

/**
 * Counts by source: an IPv4 address or an IPv6 /64, and the /48 around it. Once the network's limit is reached, its
 * visitors are not counted; a refused visitor does not count for the network.
 */
export function addressLimit(options: { most: number; windowMs: number; now: () => Date }): Pick<RateLimit, 'take'> {
  const ofVisitor = createRateLimit(options);
  const ofNetwork = createRateLimit({ ...options, most: options.most * HOUSEHOLDS_IN_NETWORK });
  return {
    /** @param address canonical */
    take(address) {
      const network = networkBlock(address);
      if (network !== undefined && ofNetwork.isReached(network)) return false;
      return ofVisitor.take(visitorBlock(address)) && (network === undefined || ofNetwork.take(network));
    },
  };
}
