import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { ArtIdeaWords } from '../../words/art-idea-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type ArtWord, artCuesIn } from './find-art-words.ts';

const COLORS: ReadonlySet<string> = new Set(['colors']);
/** Of a color's word, so that its endings do not count. */
const STEM_CHARS = 4;
/** With more than that, the sentence may be about something else. */
const MAX_ACCENT_WORDS = 6;
const BESIDE: ReadonlySet<string> = new Set(['colors', 'colorWords']);

export type ColorLimit = Place & {
  /** How many colors are allowed. */
  count: number;
  /** Another thing has one more color ("only grays, one sock is red"). */
  isBroken: boolean;
};

/**
 * The idea limits its colors: "only black and red", "くろと赤だけ". Anything else between the word and the end of its clause
 * makes the color an accent or an amount ("only one red balloon").
 */
export function colorLimitOf(reading: IdeaReading, found: readonly ArtWord[], words: ReadingWords): ColorLimit | null {
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
      if (!isBefore && !(isBehind && isFree({ start: only.end, end: clause.end }))) continue;
      return { start: only.start, end: only.end, ...extentOf(clause, reading, wanted(reading, found, words)) };
    }
  }
  return null;
}

/** Without the colors in front of a ban of their own clause ("赤は入れない"). */
function wanted(reading: IdeaReading, found: readonly ArtWord[], words: ReadingWords): ArtWord[] {
  const colors = artCuesIn(reading, words).filter(({ group }) => COLORS.has(group));
  const bans = reading.exclusions.filter(({ place }) => !colors.some((color) => overlaps(color, place)));
  return found.filter(
    (word) =>
      !COLORS.has(word.group) ||
      !reading.clauses.some(
        (clause) =>
          contains(clause, word) && bans.some(({ place }) => place.start >= word.end && contains(clause, place)),
      ),
  );
}

/** A list goes on behind its commas, and a ground ("on cream paper") is no color of a thing. */
function extentOf(
  limit: Place,
  { visible }: IdeaReading,
  found: readonly ArtWord[],
): Pick<ColorLimit, 'count' | 'isBroken'> {
  const isPlain = (place: Place) => wordsBesideColors(visible, place, found) <= stemsIn([place], visible, found).size;
  const all = segments(visible);
  const at = all.findIndex(({ start }) => start === limit.start);
  const rest = all.slice(at + 1);
  const end = rest.findIndex((place) => !isPlain(place));
  const listed = [limit, ...rest.slice(0, end < 0 ? rest.length : end)];
  const own = stemsIn(listed, visible, found);
  const others = all.filter((place) => !listed.includes(place) && place.start !== limit.start && !isPlain(place));
  const isBroken = [...stemsIn(others, visible, found)].some((stem) => !own.has(stem));
  return { count: own.size, isBroken };
}

/** The colors of some places, each once; of one word with two ("graublau") the first. */
function stemsIn(places: readonly Place[], visible: string, found: readonly ArtWord[]): Set<string> {
  const colors = found.filter((word) => COLORS.has(word.group) && places.some((place) => contains(place, word)));
  const whole = colors.filter((word) => !colors.some((other) => other.start < word.start && overlaps(other, word)));
  return new Set(whole.map(({ start, end }) => visible.slice(start, end).slice(0, STEM_CHARS)));
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
    const opening = accent.find((one) => opensWith(text.trimStart(), one));
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

/** "Solo i fiori", "solo l'orlo", but not "solo inchiostro". */
function opensWith(text: string, words: string): boolean {
  return text.startsWith(words) && (/\P{L}$/u.test(words) || !/^\p{L}/u.test(text.slice(words.length)));
}

/** Between two marks, since "only" itself starts a clause of the reading. */
function segments(visible: string): Place[] {
  const marks = allMatches(visible, /[,.;:!?、，。；：！？؛،\n()]/gu).map(({ index }) => index);
  return [...marks, visible.length].map((end, index) => ({ start: (marks[index - 1] ?? -1) + 1, end }));
}

/** True if the range contains only colors and joiners. */
function isCovered(visible: string, place: Place, found: readonly ArtWord[]): boolean {
  return wordsBesideColors(visible, place, found) === 0;
}

/** "Dirty white", "wrapping paper": words that are neither colors nor joiners; without spaces, two characters are one. */
function wordsBesideColors(visible: string, { start, end }: Place, found: readonly ArtWord[]): number {
  let rest = visible.slice(start, end);
  for (const word of found)
    if (BESIDE.has(word.group) && word.start >= start && word.end <= end)
      rest = rest.slice(0, word.start - start) + ' '.repeat(word.end - word.start) + rest.slice(word.end - start);
  const words = rest.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[\p{L}\p{M}\p{N}]+/gu);
  return words?.length ?? 0;
}
