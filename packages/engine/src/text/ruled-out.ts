import type { SlotPatterns } from './slot-patterns.ts';

/** Stripped from the end of a word, so that "hashtags" also excludes "hashtag". */
const ENDING_CHARS = 1;
/** A genitive plural is longer ("надписей"). */
const CASE_ENDING = { chars: 2, from: /^\p{Script=Cyrillic}{6,}$/u };
const MIN_STEM_CHARS = 3;
/**
 * A stem this short also starts unrelated words ("din", religion, in "dinleyen", listener): only endings may follow.
 */
const SHORT_STEM_CHARS = 3;
const MAX_ENDING_CHARS = 3;
/** A word in a script without spaces is short and may be anywhere in a run. */
const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The excluded things, as lists of stems: ["no emoji and no exclamation marks"] → [["emoj"], ["exclamatio", "mark"]].
 */
export function ruledOutStems(exclusions: readonly string[], patterns: SlotPatterns): string[][] {
  const things = exclusions.flatMap((exclusion) =>
    exclusion.toLowerCase().replace(/\s+/g, ' ').split(patterns.exclusionJoiner),
  );
  return things
    .map((thing) => thing.replace(patterns.exclusionLead, '').split(BETWEEN_WORDS))
    .map((words) => words.flatMap(stemOf))
    .filter((stems) => stems.length > 0);
}

function stemOf(word: string): string[] {
  if (SPACELESS.test(word)) return [word];
  const ending = CASE_ENDING.from.test(word) ? CASE_ENDING.chars : ENDING_CHARS;
  return word.length > MIN_STEM_CHARS ? [word.slice(0, -ending)] : [];
}

/** The lines that do not ask for anything excluded. */
export function withoutRuledOut(lines: readonly string[], ruledOut: readonly (readonly string[])[]): string[] {
  return lines.filter((line) => {
    const text = line.toLowerCase();
    const words = text.split(BETWEEN_WORDS);
    const isNamed = (stem: string) =>
      SPACELESS.test(stem) ? text.includes(stem) : words.some((word) => isInflected(word, stem));
    return !ruledOut.some((stems) => stems.every(isNamed));
  });
}

function isInflected(word: string, stem: string): boolean {
  const isShort = stem.length <= SHORT_STEM_CHARS;
  return word.startsWith(stem) && (!isShort || word.length - stem.length <= MAX_ENDING_CHARS);
}
