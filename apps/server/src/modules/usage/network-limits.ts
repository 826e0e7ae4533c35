import { NETWORK_LIMIT_FACTORS } from '@wordlamp/contract/limits';

/** The maximum of PostgreSQL's integers; far above the number of prompts in a day. */
export const MAX_COUNTED = 1_000_000_000;

/** Generations of a UTC day for all visitors of an IPv4 /24, and of an IPv6 /48. */
export type NetworkLimits = Readonly<{ ipv4: number; ipv6: number }>;

/** @param given DAILY_LIMIT_NETWORK, which is the limit of both kinds of network */
export function networkLimits(dailyLimit: number, given: number | undefined): NetworkLimits {
  const limit = (factor: number) => given ?? Math.min(dailyLimit * factor, MAX_COUNTED);
  return { ipv4: limit(NETWORK_LIMIT_FACTORS.ipv4), ipv6: limit(NETWORK_LIMIT_FACTORS.ipv6) };
}
