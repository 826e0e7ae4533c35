import type { DailyUsage } from '@wordlamp/contract/usage';
import type { Caller } from './identify-subject.ts';
import type { QuotaDeps } from './reserve-generation.ts';
import { nextUtcDay, utcDay } from './utc-day.ts';

export async function readDailyUsage(deps: QuotaDeps, { subject, network }: Caller): Promise<DailyUsage> {
  const { usage, dailyLimit, networkLimits, now } = deps;
  const instant = now();
  const day = utcDay(instant);
  const ofDay = { limit: dailyLimit, resetsAt: nextUtcDay(instant).toISOString() };
  if (network === undefined) return { requests: await usage.count(subject, day), ...ofDay };
  const counts = await usage.countForVisitor(subject, network.subject, day);
  const isSpent = counts.network >= networkLimits[network.kind];
  return { requests: counts.visitor, ...ofDay, ...(isSpent && { networkLimitReached: true }) };
}
