import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { ArtIdeaWords } from '../../words/art-idea-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type ArtWord, artCuesIn } from './find-art-words.ts';

const COLORS: ReadonlySet<string> = new Set(['colors']);
/** With more than that, the sentence may be about something else. */
const MAX_ACCENT_WORDS = 6;
const BESIDE: ReadonlySet<string> = new Set(['colors', 'colorWords']);

/**
 * The idea limits its colors: "only black and red", "くろと赤だけ". Anything else between the word and the end of its clause
 * makes the color an accent or an amount ("only one red balloon").
 */
export function colorLimitOf(reading: IdeaReading, found: readonly ArtWord[]): Place | null {
  for (const clause of segments(reading.visible)) {
    const inside = found.filter((word) => contains(clause, word));
    const colors = inside.filter(({ group }) => COLORS.has(group));
    const [first] = colors;
    const last = colors.at(-1);
    if (first === undefined || last === undefined) continue;
    const isFree = (place: Place) => isCovered(reading.visible, place, inside);
    for (const only of inside.filter(({ group }) => group === 'only')) {
      const isBefore = only.end <= first.start && isFree({ start: only.end, end: clause.end });
      const isBehind = only.start >= last.end && isFree({ start: clause.start, end: only.start });
      if (isBefore || (isBehind && isFree({ start: only.end, end: clause.end }))) return only;
    }
  }
  return null;
}

/** "Only the scarf is red": this one thing has the color, and nothing else does. */
export function accentOf(
  { visible, concepts }: IdeaReading,
  found: readonly ArtWord[],
  { accent }: ArtIdeaWords,
): Place | null {
  if (accent.length === 0 || concepts.some(({ id }) => id === 'palette.one-accent')) return null;
  for (const clause of segments(visible)) {
    const text = visible.slice(clause.start, clause.end);
    const opening = accent.find((one) => text.trimStart().startsWith(one));
    const colors = found.filter((word) => COLORS.has(word.group) && contains(clause, word));
    const isOne = new Set(colors.map(({ start }) => start)).size === 1;
    if (opening !== undefined && isOne && text.trim().split(/\s+/).length <= MAX_ACCENT_WORDS) return clause;
  }
  return null;
}

/** "Only two colors, exactly red and white" needs no additional line. */
export function saysLimitTwice(reading: IdeaReading, words: ReadingWords): boolean {
  const cues = artCuesIn(reading, words);
  const limits: Place[] = [
    ...cues.filter(({ group }) => group === 'only' || group === 'strict'),
    ...reading.concepts.filter(({ id, state }) => state === 'asked' && /^palette\.(?:two|three)-colors$/.test(id)),
  ];
  const [first] = limits;
  const isTwice = first !== undefined && limits.some((limit) => !overlaps(limit, first));
  return isTwice && cues.some(({ group }) => group === 'colors');
}

/** Between two marks, since "only" itself starts a clause of the reading. */
function segments(visible: string): Place[] {
  const marks = allMatches(visible, /[,.;:!?、，。；：！？؛،\n()]/gu).map(({ index }) => index);
  return [...marks, visible.length].map((end, index) => ({ start: (marks[index - 1] ?? -1) + 1, end }));
}

/** True if the range contains only colors and joiners. */
function isCovered(visible: string, { start, end }: Place, found: readonly ArtWord[]): boolean {
  let rest = visible.slice(start, end);
  for (const word of found)
    if (BESIDE.has(word.group) && word.start >= start && word.end <= end)
      rest = rest.slice(0, word.start - start) + ' '.repeat(word.end - word.start) + rest.slice(word.end - start);
  return !/[\p{L}\p{N}]/u.test(rest);
}
