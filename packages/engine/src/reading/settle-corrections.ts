import { countWords } from '../count-words.ts';
import { oncePer } from '../once-per.ts';
import { typedBetween } from '../text/fold-text.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { alignedCuts, type Cut } from './aligned-corrections.ts';
import { type Correction, findCorrections, GAP, type KindedPlace, kindedPlaces } from './find-corrections.ts';
import { type IdeaReading, readIdea } from './read-idea.ts';
import type { Place } from './span.ts';
import { takenBack } from './taken-back.ts';

/** Longer than any real idea; bounds the work for hostile input. */
const MAX_CHARS = 1200;
const MAX_ROUNDS = 3;
const MAX_SHARED_CHARS = 24;
const MAX_GAP = 12;
/** "They allow at most"; more may say something else. */
const MAX_LEAD_WORDS = 5;
/** The unit of the later length and, in some languages, a verb. */
const MAX_TAIL_CHARS = 10;

/** Particles and endings are attached to the word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;
/** The counted noun, in one word or two. */
const COUNTED = /^\s?\p{L}+(?:\s\p{L}+)?$/u;

/**
 * The idea without what it certainly takes back: "a red, no, green kite" → "a green kite". Everything else stays as
 * typed.
 * @param keepsFigures a number is lost only where the words behind the correction repeat those in front
 */
export function settleCorrections(typed: string, words: ReadingWords, keepsFigures = false): string {
  return settle(typed, words, keepsFigures).idea;
}

/** The reading of the idea without what it certainly takes back. */
export function readSettled(typed: string, words: ReadingWords): IdeaReading {
  const { idea, reading } = settle(typed, words, false);
  return reading ?? readIdea(idea, words);
}

/** `reading` is that of `idea`, or null if it was not needed. */
function settle(
  typed: string,
  words: ReadingWords,
  keepsFigures: boolean,
): { idea: string; reading: IdeaReading | null } {
  let idea = typed;
  for (let round = 0; round < MAX_ROUNDS && idea.length <= MAX_CHARS; round += 1) {
    const reading = readIdea(idea, words);
    const settled = withCuts(reading, withEnding(reading, certainCuts(reading, words, keepsFigures), words));
    if (settled === idea) return { idea, reading };
    idea = settled;
  }
  return { idea, reading: null };
}

/** "あ違う、3日だった、10時から": the past tense is that of the correction. */
function withEnding({ visible }: IdeaReading, cuts: Cut[], words: ReadingWords): Cut[] {
  const from = cuts.at(-1)?.end ?? visible.length;
  const found = endingOf(words)?.exec(visible.slice(from));
  const end = from + (found?.[0].length ?? 0);
  return found?.[1] === undefined ? cuts : [...cuts, { start: end - found[1].length, end, by: '' }];
}

const IN_CLAUSE = '[^、。，,.!?！？\\s]';
const endingOf = oncePer(({ takenBack: { endings: all } }: ReadingWords) =>
  all === undefined ? null : new RegExp(`^${IN_CLAUSE}{0,20}?(${all.join('|')})(?!${IN_CLAUSE})`, 'u'),
);

function withCuts({ folded, visible }: IdeaReading, cuts: readonly Cut[]): string {
  const starts = [0, ...cuts.map(({ end }) => end)];
  const stops = [...cuts, { start: visible.length, by: '' }];
  return stops.map(({ start, by }, at) => typedBetween(folded, starts[at] ?? 0, start) + by).join('');
}

function figuresIn(text: string): string {
  return text.match(/\d+/g)?.join(' ') ?? '';
}

/** The cuts for the first certain correction. */
function certainCuts(reading: IdeaReading, words: ReadingWords, keepsFigures: boolean): Cut[] {
  const corrections = findCorrections(reading, words);
  if (corrections.length === 0) return [];
  for (const correction of corrections) {
    const cuts = correction.isBan ? [] : alignedCuts(reading, correction, words);
    if (cuts.length > 0) return cuts;
  }
  const cuts = looserCuts(reading, corrections, words);
  const isKept = !keepsFigures || figuresIn(withCuts(reading, cuts)) === figuresIn(reading.folded.original);
  return isKept ? cuts : [];
}

/** Things of one kind, whatever words are around them. */
function looserCuts(reading: IdeaReading, corrections: readonly Correction[], words: ReadingWords): Cut[] {
  const places = kindedPlaces(reading, words);
  for (const correction of corrections) {
    if (correction.isBan) continue;
    const cuts = sameKind(reading, correction, places, words);
    if (cuts.length > 0) return cuts;
    const lengths = otherLength(reading, correction, words);
    if (lengths.length > 0) return lengths;
    const colors = otherColor(reading, correction, places, words);
    if (colors.length > 0) return colors;
  }
  const back = takenBack(reading, words);
  return back === null ? [] : [{ ...back, by: '' }];
}

/** Two things of one kind separated only by the correction, or followed by the same word. */
function sameKind(reading: IdeaReading, at: Correction, places: readonly KindedPlace[], words: ReadingWords): Cut[] {
  const { visible, clauses } = reading;
  const articles = new Set(words.json.article);
  const lead = new RegExp(`^[\\s,;:.…،、，。–—-]{0,${MAX_GAP}}`, 'u').exec(visible.slice(at.end))?.[0].length ?? 0;
  const from = at.end + lead;
  const word = /^[\p{L}']+\s/u.exec(visible.slice(from, from + MAX_GAP))?.[0] ?? '';
  const skipped = articles.has(word.trim()) ? word.length : 0;
  const chosen = longest(places.filter(({ start }) => start === from + skipped));
  for (const next of chosen) {
    const before = places.filter(({ kind, start, end }) => kind === next.kind && end <= at.start && start < next.start);
    for (const dead of longest(before.filter(({ end }) => at.start - end <= MAX_SHARED_CHARS))) {
      if (visible.slice(dead.start, dead.end) === visible.slice(next.start, next.end)) continue;
      if (isOneOfMany(reading, dead, before, words)) continue;
      const shared = visible.slice(dead.end, at.start).replace(/[\s,;:.…،、，。–—-]+$/u, '');
      const behind = visible.slice(next.end, next.end + MAX_SHARED_CHARS);
      const isSame =
        shared === '' ||
        (behind.startsWith(shared) && (DENSE.test(shared) || !/^\p{L}/u.test(behind.slice(shared.length))));
      if (isSame && (shared !== '' || GAP.test(visible.slice(dead.end, at.start)))) {
        // "A watercolor, no wait, an oil painting": the article is removed with the noun.
        const article = /(?<!\p{L})[\p{L}']+\s$/u.exec(visible.slice(0, dead.start))?.[0] ?? '';
        const isSaidAgain = skipped > 0 && articles.has(article.trim());
        const by = fittingArticle(article.trim(), visible.charAt(next.start), words);
        if (by !== '' && !isSaidAgain) return [{ start: dead.start - article.length, end: next.start, by: `${by} ` }];
        return [
          { start: dead.start - (isSaidAgain ? article.length : 0), end: isSaidAgain ? from : next.start, by: '' },
        ];
      }
      const clause = clauses.find(({ start, end }) => start <= next.start && next.end <= end);
      const isNumberAlone =
        next.kind === 'numbers' && clause?.end === next.end && before.length === 1 && COUNTED.test(shared);
      // "Three inks, no, two".
      if (isNumberAlone && !at.isBetween)
        return [
          { start: dead.start, end: dead.end, by: typedBetween(reading.folded, next.start, next.end) },
          { start: trimmedEnd(visible, at.start), end: next.end, by: '' },
        ];
    }
  }
  return [];
}

/** "On a red tractor, no wait its grey": of the color of a thing, the later one counts. */
function otherColor(reading: IdeaReading, at: Correction, places: readonly KindedPlace[], words: ReadingWords): Cut[] {
  const { visible, folded, clauses } = reading;
  const colors = places.filter(({ kind }) => kind === 'colors');
  const dead = colors.findLast(({ end }) => end <= at.start);
  const next = colors.find(({ start }) => start >= at.end);
  if (at.isBetween || dead === undefined || next === undefined) return [];
  const thing = visible.slice(dead.end, trimmedEnd(visible, at.start));
  const lead = visible.slice(at.end, next.start);
  const isOfThing = /^\s\p{L}+(?:\s\p{L}+)?$/u.test(thing) && at.start - dead.end <= MAX_SHARED_CHARS;
  const isSaid = /^[\s,;:.…،–—-]*(?:[\p{L}']{1,5}\s){0,3}$/u.test(lead);
  if (!isOfThing || !isSaid || isOneOfMany(reading, dead, colors, words)) return [];
  const behind = at.end + (/^[\s,;:.…،–—-]*/u.exec(lead)?.[0].length ?? 0);
  const clause = clauses.find(({ start, end }) => start <= next.start && next.end <= end);
  const end = trimmedEnd(visible, at.start);
  // "…, no, a grey one" in a word: it takes the place of the other.
  if (behind === next.start)
    return clause?.end === next.end
      ? [
          { start: dead.start, end: dead.end, by: typedBetween(folded, next.start, next.end) },
          { start: end, end: next.end, by: '' },
        ]
      : [];
  return [
    { start: dead.start, end: dead.end + 1, by: '' },
    { start: end, end: behind, by: ', ' },
  ];
}

/** "A 15 second clip, no wait, they allow at most 10 seconds": of two lengths in seconds the later one counts. */
function otherLength(reading: IdeaReading, at: Correction, words: ReadingWords): Cut[] {
  const { visible, hits, clauses, folded } = reading;
  if (at.isBetween) return [];
  const lengths = hits.flatMap(({ group, start: unit }) => {
    const number = group === 'seconds' ? /\d{1,3}(?=\s?$)/.exec(visible.slice(Math.max(0, unit - 4), unit)) : null;
    if (number === null) return [];
    const start = Math.max(0, unit - 4) + number.index;
    return [{ start, end: start + number[0].length, unit }];
  });
  const dead = lengths.findLast(({ end }) => end <= at.start);
  const next = lengths.find(({ start }) => start >= at.end) ?? numberAlone(visible, at.end, clauses, words);
  if (dead === undefined || next === undefined) return [];
  const clause = clauses.find(({ start, end }) => start <= next.start && next.end <= end);
  const between = visible.slice(dead.unit, at.start);
  const lead = visible.slice(at.end, next.start).replace(/^[\s,،、，。…]+/u, '');
  const isNear = between.length <= MAX_SHARED_CHARS && countWords(lead) <= MAX_LEAD_WORDS && !/[\d.!?\n]/.test(lead);
  if (clause === undefined || !isNear || clause.end - next.unit > MAX_TAIL_CHARS) return [];
  return [
    { start: dead.start, end: dead.end, by: typedBetween(folded, next.start, next.end) },
    { start: trimmedEnd(visible, at.start), end: clause.end, by: '' },
  ];
}

/** "No wait, make it 9": the unit is that of the length in front. */
function numberAlone(visible: string, from: number, clauses: readonly Place[], words: ReadingWords) {
  const clause = clauses.find(({ end }) => end > from);
  const number = /\d{1,3}(?=\s*$)/.exec(visible.slice(from, clause?.end));
  if (clause === undefined || number === null) return undefined;
  const start = from + number.index;
  const asides = new Set(words.takenBack.asides);
  const lead = visible.slice(from, start).match(/[\p{L}']+/gu) ?? [];
  const end = start + number[0].length;
  return lead.every((word) => asides.has(word)) ? { start, end, unit: end } : undefined;
}

/** "An orange, no, blue teapot". */
function fittingArticle(article: string, first: string, words: ReadingWords): string {
  const [plain = '', vowel = ''] = words.takenBack.vowelArticles;
  if (article === '' || (article !== plain && article !== vowel)) return '';
  return /[aeiou]/.test(first) ? vowel : plain;
}

function trimmedEnd(visible: string, at: number): number {
  return visible.slice(0, at).replace(/[\s,;:.…،、，。–—-]+$/u, '').length;
}

function longest(places: readonly KindedPlace[]): KindedPlace[] {
  return places.toSorted((a, b) => b.end - a.end || a.start - b.start);
}

/**
 * In "red and blue, no, green" it is unclear what stays; "dark red" is a separate color, and "not white" is a negation.
 */
function isOneOfMany(
  { visible, hits }: IdeaReading,
  dead: Place,
  others: readonly Place[],
  words: ReadingWords,
): boolean {
  const ahead = visible.slice(Math.max(0, dead.start - MAX_GAP), dead.start).trimEnd();
  const end = visible.slice(0, dead.start).trimEnd().length;
  return (
    words.takenBack.shades.some((shade) => ahead.endsWith(shade)) ||
    hits.some((hit) => /^(?:joiner|exclude|video\.negator|video\.denial)$/.test(hit.group) && hit.end === end) ||
    others.some((other) => other.end < dead.start && GAP.test(visible.slice(other.end, dead.start)))
  );
}
