import type { ReadingWords } from '../../words/reading-words.ts';

/** "14日" of a month, "12.03.2027". */
const IN_FIGURES = /\d{1,2}\s?[月월]\s?\d{1,2}\s?[日号일]|(?<![\d.])\d{1,2}[./]\d{1,2}[./]20\d\d(?!\d)/u;
const DAY_BEFORE = /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s(?:\p{L}{2}\s)?$/u;
const DAY_BEHIND = /^\p{L}{0,3}\s\d{1,2}(?!\d)/u;
const REACH = 10;

/**
 * True if a text names one day of a year ("14 march"): of a function, its definition has no use for one, a call has.
 * @param folded quotations and links are blanked
 */
export function namesDay(folded: string, { takenBack }: ReadingWords): boolean {
  if (IN_FIGURES.test(folded)) return true;
  return takenBack.months.some((cue) => {
    const name = cue.replace('$', '');
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      if (/\p{L}/u.test(folded.charAt(at - 1))) continue;
      const before = folded.slice(Math.max(0, at - REACH), at);
      if (DAY_BEFORE.test(before) || DAY_BEHIND.test(folded.slice(at + name.length, at + name.length + REACH)))
        return true;
    }
    return false;
  });
}
