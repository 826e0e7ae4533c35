import { providerBlock, truncatedAddress } from '../../http/ip-address.ts';
import { createRateLimit } from '../../http/rate-limit.ts';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Messages an hour, from the one who sends to all of them: a mailbox that is filled from a thousand addresses is still
 * filled. Between them stand the blocks, so that who holds many addresses cannot use up what is everybody's.
 */
const MOST = { sender: 5, network: 20, provider: 60, all: 200 };

type Sender = { subject: string; address: string };

/** @returns whether a message of this sender may pass, which then counts */
export function limitMessages(now: () => Date): (sender: Sender) => boolean {
  const limitOf = (most: number) => createRateLimit({ most, windowMs: HOUR_MS, now });
  const limits = { sender: limitOf(MOST.sender), network: limitOf(MOST.network), provider: limitOf(MOST.provider) };
  const all = limitOf(MOST.all);
  return ({ subject, address }) =>
    limits.sender.take(subject) &&
    limits.network.take(truncatedAddress(address)) &&
    limits.provider.take(providerBlock(address)) &&
    all.take('all');
}
