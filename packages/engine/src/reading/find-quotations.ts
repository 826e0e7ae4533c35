import { oncePer } from '../once-per.ts';
import { allMatches } from '../text/all-matches.ts';
import { quotationsIn } from '../text/quotations.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { overlaps, type Quotation } from './span.ts';

/**
 * A straight mark opens after a space, a mark or at the start, and closes before a space, a mark or at the end;
 * apostrophes may occur inside. "'98" is a year. A Korean particle may follow without a space.
 */
const STRAIGHT =
  /(?<=^|[\s(:,])'(?!\d\d\b)[^'\n]{1,200}(?:'(?=\p{L})(?!\p{Script=Hangul})[^'\n]{1,200}){0,8}'(?=$|[\s).,:;!?]|\p{Script=Hangul})/gu;

/** All quotations of a folded text, in order. */
export function findQuotations(text: string, words: ReadingWords): Quotation[] {
  const marked = quotationsIn(text).map(({ index, 0: quotation }) => ({ start: index, end: index + quotation.length }));
  const exclaimed = text.includes('¡') || text.includes('¿') ? allMatches(text, exclamationPattern(words)) : [];
  const straight = [...allMatches(text, STRAIGHT), ...exclaimed]
    .map(({ index, 0: quotation }) => ({ start: index, end: index + quotation.length }))
    .filter((place) => !marked.some((other) => overlaps(place, other)));
  return [...marked, ...straight]
    .toSorted((a, b) => a.start - b.start)
    .map((place) => ({ ...place, inner: { start: place.start + 1, end: place.end - 1 } }));
}

/** "Ella grita ¡otra vez no!": Spanish marks at both ends, behind a verb of saying. */
const exclamationPattern = oncePer(({ video }: ReadingWords) => {
  const verbs = video.saying.map((verb) => verb.replace('$', '')).join('|');
  return new RegExp(`(?<=(?<!\\p{L})(?:${verbs})[:,]?\\s)(?:¡[^¡!\\n]{1,120}!|¿[^¿?\\n]{1,120}\\?)`, 'gu');
});
