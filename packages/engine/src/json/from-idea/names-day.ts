import { allMatches } from '../../text/all-matches.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

/** "14日" of a month, "12.03.2027". */
const IN_FIGURES = /\d{1,2}\s?[月월]\s?\d{1,2}\s?[日号일]|(?<![\d.])\d{1,2}[./]\d{1,2}[./]20\d\d(?!\d)/u;
/** "19/03", "3.14": two numbers that can be a day and a month. */
const DAY_AND_MONTH = /(?<![\d./])(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|[12]\d|3[01])(?![\d/])\.?/gu;
const DAY_BEFORE = /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s(?:\p{L}{2}\s)?$/u;
const DAY_BEHIND = /^\p{L}{0,3}\s\d{1,2}(?!\d)/u;
/** "Friday 9:15", "viernes a las 9:15", 周五下午3点; hours to choose from ("fri 9:00-15:00") are a range. */
const HOUR_BEHIND = new RegExp(
  String.raw`^(?:[\p{L}-]{0,10}[ ,]{1,2}(?:at |um |a las |alle |a |as |в |saat |الساعه |ore )?|[曜日요일상中下午오후전 ]{0,5})` +
    String.raw`\d{1,2}(?:[:h.]\d\d|\s?(?:h|am|pm|uhr)(?!\p{L})|\s?[点點時시])` +
    String.raw`(?!\d|\s?(?:[-–~〜]|to |bis |a |as |до |から|부터|到|至))`,
  'u',
);
/** Ends inside a word, in the scripts that part words by spaces; the Arabic article is written together with its noun. */
const endsInWord = (before: string) =>
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]$/u.test(before.replace(/(^|\P{L})ال$/u, '$1'));
const REACH = 10;
const HOUR_REACH = 24;

/**
 * True if a text names one day ("14 march", "friday 9:15"): of a function, its definition has no use for one, a call has.
 * @param folded quotations and links are blanked
 */
export function namesDay(folded: string, { takenBack }: ReadingWords): boolean {
  if (IN_FIGURES.test(folded) || hasDatedHour(folded)) return true;
  const isDay = (start: number, end: number) =>
    DAY_BEFORE.test(folded.slice(Math.max(0, start - REACH), start)) || DAY_BEHIND.test(folded.slice(end, end + REACH));
  const isHour = (_start: number, end: number) => isHourBehind(folded, end);
  return hasNameWhere(folded, takenBack.months, isDay) || hasNameWhere(folded, takenBack.weekdays, isHour);
}

/** "19/03 às 14h20": without an hour, two figures may be a fraction or a choice. */
function hasDatedHour(folded: string): boolean {
  return allMatches(folded, DAY_AND_MONTH).some(({ index, 0: day }) => isHourBehind(folded, index + day.length));
}

function isHourBehind(folded: string, end: number): boolean {
  return HOUR_BEHIND.test(folded.slice(end, end + HOUR_REACH));
}

type Condition = (start: number, end: number) => boolean;

/** True if one of the names stands as a word, or at the start of one, where the condition holds. */
function hasNameWhere(folded: string, cues: readonly string[], holds: Condition): boolean {
  return cues.some((cue) => {
    const name = cue.replace('$', '');
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      if (endsInWord(folded.slice(Math.max(0, at - 3), at))) continue;
      if (holds(at, at + name.length)) return true;
    }
    return false;
  });
}
