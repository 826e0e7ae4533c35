/**
 * The time of day where the visitor is, as 02:00. In the browser only: the build knows neither zone nor clock.
 * @param tag BCP 47 tag of the page's language
 */
export function clockTime(instant: Date, tag: string): string {
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
}

/** The next 00:00 UTC, when the day's count starts again. */
export function nextUtcMidnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
