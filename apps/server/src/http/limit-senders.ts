import { providerBlock, truncatedAddress } from './ip-address.ts';
import { createRateLimit } from './rate-limit.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * How often something may be sent within an hour, from one sender to all of them: what one address may not fill could be
 * filled from a thousand. The networks and providers between keep a holder of many addresses from using up everyone's share.
 */
export type SenderLimits = { sender: number; network: number; provider: number; all: number };

type Sender = { subject: string; address: string };

/** @returns whether what this sender sends may pass, which then counts */
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
