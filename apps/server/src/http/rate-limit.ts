type RateLimitOptions = {
  /** How often something may happen within the window. */
  most: number;
  windowMs: number;
  now: () => Date;
};

/** Maximum number of keys, and of timestamps in total; above it the oldest are dropped. 10 MB when full. */
const MAX_KEYS = 20_000;
const MAX_TIMES = 500_000;
const KEPT = 0.9;

export type RateLimit = {
  /** @returns false if the limit is reached; nothing is counted then */
  take(key: string): boolean;
  isReached(key: string): boolean;
};

/**
 * Counts by key within a sliding window, in memory: each server counts separately, and a restart resets it. That is
 * enough against floods; limits that protect people are counted in the database.
 */
export function createRateLimit({ most, windowMs, now }: RateLimitOptions): RateLimit {
  const times = new Map<string, number[]>();
  let remembered = 0;

  function recentTimes(key: string, time: number): number[] {
    const recent = times.get(key) ?? [];
    const firstRecent = recent.findIndex((then) => then > time - windowMs);
    const old = firstRecent === -1 ? recent.length : firstRecent;
    recent.splice(0, old);
    remembered -= old;
    return recent;
  }

  /** Deletes more than it must: taking the first entry of a map over and over gets slower each time. */
  function forgetOldest(): void {
    if (times.size <= MAX_KEYS && remembered <= MAX_TIMES) return;
    for (const [key, { length }] of times) {
      if (times.size <= MAX_KEYS * KEPT && remembered <= MAX_TIMES * KEPT) return;
      times.delete(key);
      remembered -= length;
    }
  }

  return {
    take(key) {
      const time = now().getTime();
      const recent = recentTimes(key, time);
      if (recent.length >= most) return false;
      recent.push(time);
      remembered += 1;
      // Set again, which moves it to the end: the map is ordered by last use.
      times.delete(key);
      times.set(key, recent);
      forgetOldest();
      return true;
    },
    isReached: (key) => recentTimes(key, now().getTime()).length >= most,
  };
}
