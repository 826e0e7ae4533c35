import { providerBlock, truncatedAddress } from './ip-address.ts';
import { createRateLimit } from './rate-limit.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Limits per hour, from a single sender up to all senders together, since an attacker may use a thousand addresses. The
 * limits for networks and providers keep the holder of many addresses from using up everyone's share.
 */
export type SenderLimits = { sender: number; network: number; provider: number; all: number };

type Sender = { subject: string; address: string };

/** @returns whether this sender may send now; if so, it is counted */
export function limitSenders(most: SenderLimits, now: () => Date): (sender: Sender) => boolean {
  const limitOf = (times: number) => createRateLimit({ most: times, windowMs: HOUR_MS, now });
  const sender = limitOf(most.sender);
  const network = limitOf(most.network);
  const provider = limitOf(most.provider);
  const all = limitOf(most.all);
  return ({ subject, address }) =>
    sender.take(subject) &&
    network.take(truncatedAddress(address)) &&
    provider.take(providerBlock(address)) &&
    all.take('all');
}
