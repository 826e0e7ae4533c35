import type { DayKeyStore } from './day-key-store.ts';
import type { UsageStore } from './usage-store.ts';
import { DAY_MS, utcDay } from './utc-day.ts';

export type SweepDeps = { usage: UsageStore; dayKeys: DayKeyStore; now: () => Date };

/** Retention of data about visitors and account holders, as the privacy page says. */
const KEPT_OF_VISITORS_MS = 2 * DAY_MS;
const KEPT_OF_ACCOUNTS_MS = 30 * DAY_MS;

/** Deletes the counts of days past retention, and the keys of visitors' days. */
export async function sweepUsage({ usage, dayKeys, now }: SweepDeps): Promise<void> {
  const dayBefore = (time: number) => utcDay(new Date(now().getTime() - time));
  await usage.deleteUntil(dayBefore(KEPT_OF_VISITORS_MS), 'visitors');
  await usage.deleteUntil(dayBefore(KEPT_OF_ACCOUNTS_MS), 'all');
  await dayKeys.deleteUntil(dayBefore(KEPT_OF_VISITORS_MS));
}
