/**
 * How far a moment is from now, in the words of a language: "yesterday", "3 weeks ago".
 * @param value negative for what has been
 * @param tag BCP 47 tag of the page's language
 */
export function relativeWords(value: number, unit: Intl.RelativeTimeFormatUnitSingular, tag: string): string {
  // "Yesterday" is what people say; "last month" may be yesterday, too, and in Italian lacks its article.
  const numeric = unit === 'day' ? 'auto' : 'always';
  return withoutGap(new Intl.RelativeTimeFormat(tag, { numeric }).format(value, unit));
}

/** Japanese and Chinese set no space between a figure and its unit, where Intl sets one. */
export function withoutGap(words: string): string {
  return words.replace(/(?<=\d) (?=[\u3040-\u9fff])/gu, '');
}
