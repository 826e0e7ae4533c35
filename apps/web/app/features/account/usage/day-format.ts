/** Days of the count are days of UTC, wherever the visitor is. @param tag BCP 47 tag of the page's language */
export function dayFormat(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
