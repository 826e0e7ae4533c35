/**
 * The visitor's local time, e.g. 02:00. Only in the browser: the build knows neither zone nor clock. All languages of
 * the site write it so; `Intl` would return the same after blocking a phone's page for 40 ms.
 */
export function clockTime(instant: Date): string {
  return [instant.getHours(), instant.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The visitor's zone at a moment, e.g. UTC+1 or UTC−9:30: the same in all languages of the site, and without `Intl`, as
 * above.
 */
export function zoneName(instant: Date): string {
  const ahead = -instant.getTimezoneOffset();
  if (ahead === 0) return 'UTC';
  const hours = Math.floor(Math.abs(ahead) / 60);
  const minutes = Math.abs(ahead) % 60;
  return `UTC${ahead > 0 ? '+' : '−'}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/** The next 00:00 UTC, when the day's count starts again. */
export function nextUtcMidnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
