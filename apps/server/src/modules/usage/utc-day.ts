export const DAY_MS = 24 * 60 * 60 * 1000;

let latest = { start: Number.NaN, name: '' };

/** The UTC day of an instant, as "2026-11-20". Cached, since each request needs it. */
export function utcDay(instant: Date): string {
  const start = Math.floor(instant.getTime() / DAY_MS) * DAY_MS;
  if (latest.start !== start) latest = { start, name: new Date(start).toISOString().slice(0, 10) };
  return latest.name;
}

/** The next 00:00 UTC after an instant. */
export function nextUtcDay(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / DAY_MS) + 1) * DAY_MS);
}

/** The names of this many UTC days, ending with `day`. */
export function daysUntil(day: string, many: number): string[] {
  const last = Date.parse(day);
  return Array.from({ length: many }, (_, index) => utcDay(new Date(last - (many - 1 - index) * DAY_MS)));
}
