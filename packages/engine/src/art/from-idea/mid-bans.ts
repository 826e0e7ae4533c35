import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

const TIES = /^(?:video\.(?:verbs|before|saying|relative)|joiner|either|contrast)$/;
const MAX_LOOK_BACK = 24;

/**
 * "Tulips no red": a ban without punctuation before it. The word right before it must not be a verb, a preposition or
 * anything else that could own the negation ("has no hat", "land of no return").
 */
export function isMidBan(
  cue: string,
  place: Place,
  clause: Place,
  { visible, hits }: IdeaReading,
  { art, json }: ReadingWords,
): boolean {
  if (!art.takenOutMid.includes(cue)) return false;
  const before = visible.slice(clause.start, place.start).trimEnd();
  const word = /[\p{L}\p{M}'’]+$/u.exec(before.slice(-MAX_LOOK_BACK))?.[0] ?? '';
  if (word.length < 3 || json.article.includes(word) || art.refers.includes(word)) return false;
  if (/(?:^|\s)(?:ne\s|n')/.test(before)) return false;
  const last = { start: clause.start + before.length - word.length, end: clause.start + before.length };
  const isTied = hits.some(({ group, ...at }) => TIES.test(group) && overlaps(at, last));
  const isRelative = hits.some(
    ({ group, ...at }) =>
      group === 'video.relative' &&
      overlaps(at, { start: clause.start, end: place.start }) &&
      !json.article.includes(visible.slice(at.start, at.end)),
  );
  return !isTied && !isRelative;
}

/** Steps back over "there are". */
export function overThereIs(visible: string, from: number, start: number, { art }: ReadingWords): number {
  const before = visible.slice(from, start).trimEnd();
  const phrase = art.thereIs.find((one) => before === one || before.endsWith(` ${one}`));
  return phrase === undefined ? start : from + before.length - phrase.length;
}

/** A noun with an object ending cannot be in a list. Only languages that mark objects this way are checked. */
export function isBareNoun(visible: string, thing: Place, { art }: ReadingWords, isListed: boolean): boolean {
  const text = visible.slice(thing.start, thing.end);
  return !isListed || !art.notBare.some((ending) => text.endsWith(ending)) || art.bare.includes(text);
}
