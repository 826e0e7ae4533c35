/**
 * A relative time in a language: "yesterday", "3 weeks ago".
 * @param value negative for the past
 * @param tag BCP 47 tag of the page's language
 */
export function relativeWords(value: number, unit: Intl.RelativeTimeFormatUnitSingular, tag: string): string {
  // "Yesterday" is idiomatic; "last month" may be yesterday, too, and lacks its article in Italian.
  const numeric = unit === 'day' ? 'auto' : 'always';
  return withoutGap(new Intl.RelativeTimeFormat(tag, { numeric }).format(value, unit));
}

/** Japanese and Chinese have no space between a number and its unit, but Intl inserts one. */
export function withoutGap(words: string): string {
  return words.replace(/(?<=\d) (?=[\u3040-\u9fff])/gu, '');
}
