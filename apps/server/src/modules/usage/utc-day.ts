export const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day of an instant, as "2026-11-20". */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The next 00:00 UTC after an instant. */
export function nextUtcDay(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / DAY_MS) + 1) * DAY_MS);
}
