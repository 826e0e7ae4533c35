import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

const MAX_OWN_WORDS = 4;
const MAX_END_WORDS = 2;
/** For scripts without spaces. */
const MAX_CHARS = 12;

/** True if an excluded phrase is so short that it can only be a thing. */
export function isShort(thing: Place, { visible, hits }: IdeaReading, words: ReadingWords, isOwn: boolean): boolean {
  const text = visible.slice(thing.start, thing.end);
  const list = text.split(/\s+/);
  const isVerb = list.length > 1 && hits.some(({ group, ...hit }) => group === 'video.verbs' && contains(thing, hit));
  const articles = new Set(words.json.article);
  const isCut = list.length > 1 && articles.has(list.at(-1) ?? '');
  const isLimit = list.some((word) => words.art.limits.some((part) => isStem(word, part)));
  if (text.includes('¤') || /[()[\]]/.test(text) || isVerb || isLimit || isCut) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text.length <= MAX_CHARS;
  return isOwn
    ? list.length <= MAX_OWN_WORDS
    : list.length <= MAX_END_WORDS && !list.some((word) => articles.has(word));
}

function isStem(word: string, part: string): boolean {
  if (part.endsWith('$')) return word === part.slice(0, -1);
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}/u.test(part)
    ? word.includes(part)
    : word.startsWith(part);
}

/** "No text and a red boat": a noun with an article after one without starts a new thing, which may be wanted. */
export function isMixed(things: readonly Place[], visible: string, words: ReadingWords): boolean {
  const articles = new Set(words.json.article);
  const hasArticle = things.map(({ start, end }) =>
    articles.has(visible.slice(start, end).split(/\s/)[0]?.split("'")[0] ?? ''),
  );
  return hasArticle.some((has) => has !== hasArticle[0]);
}

/** "No text and blue sky": a list joined only by "and" is certain only for single words. */
export function mayBeWanted(
  things: readonly Place[],
  place: Place,
  { hits, visible }: IdeaReading,
  carried: readonly string[],
): boolean {
  const carriers = hits.filter(({ group, ...hit }) => /^(?:exclude|excludeAfter)$/.test(group) && contains(place, hit));
  const isCarried = carriers.length > 1 || hits.some(({ group, ...hit }) => group === 'either' && contains(place, hit));
  return (
    !isCarried &&
    things.slice(1).some(({ start, end }) => {
      const [first = '', second] = visible.slice(start, end).split(/\s+/);
      return second !== undefined && !carried.some((ending) => first.endsWith(ending));
    })
  );
}
