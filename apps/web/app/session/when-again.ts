const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** When so many seconds have passed, in the words of a language: “in 15 minutes”. Rounded up, so that it is never too early. */
export function whenAgain(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (seconds < MINUTE) return format.format(seconds, 'second');
  if (seconds < HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}
