import type { DayKeyStore } from './day-key-store.ts';
import type { UsageStore } from './usage-store.ts';
import { DAY_MS, utcDay } from './utc-day.ts';

export type SweepDeps = { usage: UsageStore; dayKeys: DayKeyStore; now: () => Date };

/** What is kept of a visitor goes after this time, as the privacy page says. */
const KEEP_MS = 2 * DAY_MS;

/** Deletes the counts and keys of the days that began 48 hours ago or earlier. */
export async function sweepUsage({ usage, dayKeys, now }: SweepDeps): Promise<void> {
  const day = utcDay(new Date(now().getTime() - KEEP_MS));
  await usage.deleteUntil(day);
  await dayKeys.deleteUntil(day);
}
