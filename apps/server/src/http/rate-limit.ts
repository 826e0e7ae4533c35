type RateLimitOptions = {
  /** How often something may happen within the window. */
  most: number;
  windowMs: number;
  now: () => Date;
};

/** Keys that are remembered at once; above it the oldest are forgotten. About 20 MB when full. */
const MAX_KEYS = 100_000;

/**
 * Counts by key within a sliding window, in memory: each server counts for itself, and a restart forgets. That is enough
 * where a limit protects us from a flood; what protects people is counted in the database.
 */
export function createRateLimit({ most, windowMs, now }: RateLimitOptions): { take(key: string): boolean } {
  const times = new Map<string, number[]>();
  return {
    /** @returns false where the limit is reached; nothing is counted then */
    take(key) {
      const time = now().getTime();
      const recent = (times.get(key) ?? []).filter((then) => then > time - windowMs);
      if (recent.length >= most) return false;
      recent.push(time);
      // Set anew, so that the order of the map is that of the last use.
      times.delete(key);
      times.set(key, recent);
      const [oldest] = times.keys();
      if (times.size > MAX_KEYS && oldest !== undefined) times.delete(oldest);
      return true;
    },
  };
}
