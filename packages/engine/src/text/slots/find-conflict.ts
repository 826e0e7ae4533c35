import { foldText } from '../fold-text.ts';
import type { Slots } from './slots.ts';

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export type Wishes = {
  lengths: readonly string[];
  short: string | null;
  long: string | null;
  tone: string | null;
  opposites: readonly (readonly string[])[];
};

/** A number beats an adjective, and a later statement beats an earlier one. Source: docs/decisions/0009-prompts.md. */
export function findConflict({ lengths, short, long, tone, opposites }: Wishes): Slots['conflict'] {
  const last = lengths.at(-1);
  if (last !== undefined && short !== null && isLong(last)) return { first: short, second: last, follow: last };
  if (last !== undefined && long !== null && isBrief(last)) return { first: long, second: last, follow: last };
  const earlier = lengths.at(-2);
  if (last !== undefined && earlier !== undefined && unitOf(earlier) === unitOf(last) && earlier !== last) {
    return { first: earlier, second: last, follow: last };
  }
  return tone === null ? null : opposedTones(tone, opposites);
}

function opposedTones(tone: string, opposites: readonly (readonly string[])[]): Slots['conflict'] {
  if (SPACELESS.test(tone)) return opposedRuns(tone, opposites);
  const words = tone.split(/[^\p{L}-]+/u);
  if (words.length === 1) return null;
  const placeOf = (wanted: string) => words.findIndex((word) => foldText(word).text === wanted);
  for (const [one = '', other = ''] of opposites) {
    const places = [placeOf(one), placeOf(other)].sort((a, b) => a - b);
    const [first = '', second = ''] = places.map((place) => words[place] ?? '');
    if (first !== '' && second !== '') return { first, second, follow: second };
  }
  return null;
}

/** The same for scripts without spaces, with words inside a run. */
function opposedRuns(tone: string, opposites: Wishes['opposites']): Slots['conflict'] {
  for (const pair of opposites) {
    const [first, second] = pair
      .filter((wish) => tone.includes(wish))
      .toSorted((a, b) => tone.indexOf(a) - tone.indexOf(b));
    if (first !== undefined && second !== undefined) return { first, second, follow: second };
  }
  return null;
}

function amountOf(length: string): number {
  return Number(/\d+/.exec(length.replace(/(\d)[.,](\d{3})/g, '$1$2'))?.[0] ?? Number.NaN);
}

function unitOf(length: string): string {
  return /\p{L}+$/u.exec(length)?.[0] ?? '';
}

/** "A short story of 600 words" is short; "a short message of 2000 words" is not. */
function isLong(length: string): boolean {
  return wordsIn(length) >= 1500;
}

function isBrief(length: string): boolean {
  const words = wordsIn(length);
  return words >= 20 && words <= 100;
}

/** In a script without spaces, two characters count as a word. */
function wordsIn(length: string): number {
  return /[字자]/u.test(length) ? amountOf(length) / 2 : amountOf(length);
}
