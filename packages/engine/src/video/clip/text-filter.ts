import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { foldText } from '../../text/fold-text.ts';

const IS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Shorter words are connectives; a Korean syllable carries more meaning. */
const SHORTEST_WORD = 4;
const SHORTEST_HANGUL = 2;
const SHORTEST_STEM = 4;
const MAX_ENDING = 3;
const MAX_WORDS = 200;

/** True if one of our texts says something new, and nothing that the idea excludes or already contains. */
export function textFilter(reading: IdeaReading): (text: string) => boolean {
  const things = reading.exclusions.flatMap((one) => one.things.map((thing) => foldText(typedAt(reading, thing)).text));
  const banned = wordsOf(things.join(' '));
  const asked = reading.exclusions.reduceRight(
    (text, { place }) => `${text.slice(0, place.start)} ${text.slice(place.end)}`,
    reading.visible,
  );
  const wanted = wordsOf(asked);
  return (text) => {
    const folded = foldText(text).text;
    const own = wordsOf(folded);
    const isSaid = own.length > 0 ? own.every((word) => has(wanted, word)) : asked.includes(folded);
    const isBanned =
      own.some((word) => has(banned, word)) ||
      things.some(
        (thing) => folded.startsWith(thing) || (IS_DENSE.test(thing) && thing.length > 1 && folded.includes(thing)),
      );
    return !isSaid && !isBanned;
  };
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
