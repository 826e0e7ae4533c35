import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { artCuesIn, namesColor } from './find-art-words.ts';

/** If a light is requested, no other one is added with these. */
const BESIDE_LIGHT: ReadonlySet<string> = new Set(['artefact', 'use', 'process', 'style', 'weather']);

/** Checks one of our phrases against what the idea excludes, limits and says, and against our earlier phrases. */
export function partFilter(reading: IdeaReading, words: ReadingWords, isColorNamed: boolean) {
  const { clashes, lightWords, suffixes } = words.art;
  const ruledOut = [
    ...reading.exclusions.flatMap(({ things }) => things.map((thing) => foldText(typedAt(reading, thing)).text)),
    ...wordsOf(reading.visible).flatMap((word) =>
      suffixes.filter((suffix) => word.endsWith(suffix)).map((suffix) => word.slice(0, -suffix.length)),
    ),
  ];
  const banned = ruledOut.flatMap(wordsOf).flatMap(stemOf);
  const dead = clashes.filter((group) => group.some((stem) => ruledOut.some((thing) => holds(thing, stem))));
  const said = new Set(wordsOf(reading.visible).flatMap(stemOf));
  const isLit = reading.concepts.some(({ kind, state }) => kind === 'light' && state === 'asked');
  const toldLight = lightWords.filter((stem) => holds(reading.visible, stem));
  const isFlat = artCuesIn(reading, words).some(({ group }) => group === 'flatLight');
  return (part: string, kind: string): boolean => {
    if (isFlat && kind === 'light') return false;
    const folded = foldText(part).text;
    const stems = wordsOf(folded).flatMap(stemOf);
    const isSaid = stems.length > 0 && stems.every((stem) => said.has(stem));
    const isBanned = banned.some((stem) => stems.includes(stem) || (IS_DENSE.test(stem) && folded.includes(stem)));
    const isDead = dead.some((group) => group.some((stem) => holds(folded, stem)));
    const isOtherLight =
      (isFlat || (isLit && BESIDE_LIGHT.has(kind))) && lightWords.some((stem) => holds(folded, stem));
    // "At noon, but with long shadows": what the idea says of a shadow replaces ours.
    const isTold = kind === 'light' && toldLight.some((stem) => holds(folded, stem));
    const isColored = isColorNamed && kind !== 'palette' && namesColor(folded, words);
    if (isSaid || isBanned || isDead || isOtherLight || isTold || isColored) return false;
    for (const stem of stems) said.add(stem);
    return true;
  };
}

const IS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Shorter words are connectives. */
const SHORTEST_WORD = 4;
const STEM_CHARS = 5;

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function stemOf(word: string): string[] {
  if (IS_DENSE.test(word)) return word.length >= 2 ? [word] : [];
  // "No faces" also excludes a face.
  return word.length >= SHORTEST_WORD ? [word.slice(0, STEM_CHARS).replace(/s$/, '')] : [];
}

/** True if a word of the text starts with a stem; for scripts without spaces, if the text contains it. */
function holds(text: string, stem: string): boolean {
  if (IS_DENSE.test(stem) || stem.includes(' ')) return text.includes(stem.replace('$', ''));
  const isWhole = stem.endsWith('$');
  const start = isWhole ? stem.slice(0, -1) : stem;
  return wordsOf(text).some((word) => {
    const bare = word.replace(/^(?:و?ال)/, '');
    return isWhole ? word === start || bare === start : word.startsWith(start) || bare.startsWith(start);
  });
}
