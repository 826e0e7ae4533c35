/** @type {Intl.DateTimeFormatOptions[]} Every way in which our pages write dates and times. */
const STYLES = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'full', timeStyle: 'short' },
  { timeStyle: 'short' },
  { weekday: 'long' },
  { weekday: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'long', day: 'numeric' },
];

/**
 * Recognizes dates, times and rounded figures ("50 thousand") as Intl writes them in a language; they are words that no file
 * of ours holds.
 * @param {string} tag BCP 47
 */
export function datePatterns(tag) {
  const sources = STYLES.flatMap((style) => {
    const format = new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
    return [...new Set(sampleTimes().map((time) => patternOf(format.formatToParts(time), wordsOf(format))))];
  });
  const longestFirst = [...new Set([...sources, ...compactNumbers(tag)])].toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu');
}

/** @param {string} tag */
function compactNumbers(tag) {
  const format = new Intl.NumberFormat(tag, { notation: 'compact' });
  return [10_000, 50_000, 1_000_000].map((number) =>
    format
      .formatToParts(number)
      .map(({ type, value }) =>
        type === 'compact' ? RegExp.escape(value) : type === 'integer' ? String.raw`\p{N}+` : String.raw`\s*`,
      )
      .join(''),
  );
}

/** Every month, weekday and half of the day. */
function sampleTimes() {
  return Array.from({ length: 84 }, (_, index) =>
    Date.UTC(2026, index % 12, 1 + (index % 28), 6 + (index % 2) * 12, 30),
  );
}

/** @param {Intl.DateTimeFormat} format */
function wordsOf(format) {
  const parts = sampleTimes().flatMap((time) => format.formatToParts(time));
  return (/** @type {string} */ type) =>
    [...new Set(parts.filter((part) => part.type === type).map(({ value }) => RegExp.escape(value)))]
      .toSorted((a, b) => b.length - a.length)
      .join('|');
}

/** @param {Intl.DateTimeFormatPart[]} parts @param {(type: string) => string} wordsOfType */
function patternOf(parts, wordsOfType) {
  return parts
    .map(({ type, value }) => {
      if (type === 'literal') return RegExp.escape(value).replace(/(?:\\x20|\\u202f|\\xa0|\s)+/g, String.raw`\s*`);
      return /^\p{N}+$/u.test(value) ? String.raw`\p{N}+` : `(?:${wordsOfType(type)})`;
    })
    .join('');
}
