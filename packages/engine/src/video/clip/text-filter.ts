import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { foldText } from '../../text/fold-text.ts';
import { hitsIn } from '../from-idea/hits-in.ts';

const IS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shorter words are connectives; a Korean syllable carries more meaning. */
const SHORTEST_WORD = 4;
const SHORTEST_HANGUL = 2;
const SHORTEST_STEM = 4;
const MAX_ENDING = 3;
const MAX_WORDS = 200;

/**
 * True if one of our texts says something new, and nothing that the idea excludes or already contains. An exclusion of
 * ours may name what the idea excludes, unless it is among the `listed` ones.
 */
export function textFilter(reading: IdeaReading): (text: string, listed?: readonly string[]) => boolean {
  const things = reading.exclusions.flatMap((one) => one.things.map((thing) => foldText(typedAt(reading, thing)).text));
  const banned = wordsOf(things.join(' '));
  const excluded = reading.exclusions.map(({ place }) => place);
  // "音楽なし", "ninguém fala": what denies a sound or cuts by itself asks for none.
  const denials = reading.concepts.filter(({ id }) => /^(?:sound\.no-|move\.one-take$)/.test(id));
  const silent = hitsIn(reading, { start: 0, end: reading.visible.length }, ['video.silent']);
  const askedFor = blanked(reading.visible, excluded);
  const wantedAsThings = blanked(reading.visible, [...excluded, ...denials, ...silent]);
  const wordsAskedFor = wordsOf(askedFor);
  const wordsAsThings = wordsOf(wantedAsThings);
  return (text, listed) => {
    const folded = foldText(text).text;
    const ruledOut = listed === undefined ? things : listed.map((ban) => foldText(ban).text);
    const named = listed === undefined ? banned : wordsOf(ruledOut.join(' '));
    const asked = listed === undefined ? askedFor : wantedAsThings;
    const wanted = listed === undefined ? wordsAskedFor : wordsAsThings;
    const own = wordsOf(folded);
    const isSaid = own.length > 0 ? own.every((word) => has(wanted, word)) : asked.includes(folded);
    const isBanned =
      own.some((word) => has(named, word)) ||
      ruledOut.some(
        (thing) => folded.startsWith(thing) || (IS_DENSE.test(thing) && thing.length > 1 && folded.includes(thing)),
      );
    return !isSaid && !isBanned;
  };
}

/** The text without some of its places. */
export function blanked(text: string, places: readonly Place[]): string {
  let at = 0;
  const kept: string[] = [];
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    kept.push(text.slice(at, Math.max(at, start)));
    at = Math.max(at, end);
  }
  return [...kept, text.slice(at)].join(' ');
}

function has(words: readonly string[], word: string): boolean {
  return words.some((other) => isSameWord(other, word));
}

/** The same word except for its ending: "shadow" and "shadows", not "kamera" and "kamerabewegung". */
function isSameWord(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one.charAt(shared) === other.charAt(shared)) shared += 1;
  if (HANGUL.test(one)) return shared >= SHORTEST_HANGUL && shared >= Math.min(one.length, other.length) - 1;
  const longest = Math.max(one.length, other.length);
  return shared >= SHORTEST_STEM && shared >= longest - MAX_ENDING && shared >= Math.min(one.length, other.length) - 2;
}

const HANGUL = /\p{Script=Hangul}/u;

function wordsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{M}]+/gu) ?? [];
  const telling = words.filter(
    (word) => !IS_DENSE.test(word) && word.length >= (HANGUL.test(word) ? SHORTEST_HANGUL : SHORTEST_WORD),
  );
  return [...new Set(telling)].slice(0, MAX_WORDS);
}
