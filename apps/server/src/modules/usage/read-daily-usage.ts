import type { DailyUsage } from '@wordlamp/contract/usage';
import type { QuotaDeps } from './reserve-generation.ts';
import { nextUtcDay, utcDay } from './utc-day.ts';

export async function readDailyUsage({ usage, dailyLimit, now }: QuotaDeps, subject: string): Promise<DailyUsage> {
  const instant = now();
  return {
    requests: await usage.count(subject, utcDay(instant)),
    limit: dailyLimit,
    resetsAt: nextUtcDay(instant).toISOString(),
  };
}
