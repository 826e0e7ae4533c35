/** Days in a row and their hours, as content/contact.json has them. */
type SupportDays = { from: Weekday; to: Weekday } & ({ opens: string; closes: string } | { closed: true });
type Weekday = (typeof WEEKDAYS)[number];
export type HoursLine = {
  from: string;
  /** undefined: this day only. */
  to: string | undefined;
  /** undefined: closed on these days. */
  hours: string | undefined;
};

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * Days and hours in the words of a language: "Monday", "Friday", "9:00 AM – 6:00 PM". For the build only, whose Intl may put
 * other blanks than the visitor's.
 * @param tag BCP 47 tag
 */
export function supportHours(days: readonly SupportDays[], tag: string): HoursLine[] {
  const dayNames = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  return days.map((entry) => ({
    from: dayNames.format(at(entry.from)),
    to: entry.to === entry.from ? undefined : dayNames.format(at(entry.to)),
    hours: 'closed' in entry ? undefined : clock.formatRange(at('monday', entry.opens), at('monday', entry.closes)),
  }));
}

/** An instant of a week that begins on the first of its month. */
function at(day: Weekday, time = '12:00'): Date {
  return new Date(`2024-01-0${WEEKDAYS.indexOf(day) + 1}T${time}Z`);
}
