import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { keyOf } from './key-of.ts';

const MAX_WORDS = 4;

/** A name in whole phrases: what a function does up to the first preposition, else the thing that it is of. */
export function functionName(title: string, words: ReadingWords): string {
  const { bound, does } = words.fieldWords;
  const typed = title.split(/\s+/).filter((word) => word !== '');
  const isOf = (word: string | undefined, cues: readonly string[]) =>
    word !== undefined && cues.includes(`${foldText(word).text}$`);
  const isArticle = (word: string) => words.json.article.includes(foldText(word).text);
  const start = typed.findLastIndex((word, index) => index < typed.length - 1 && isOf(word, does)) + 1;
  for (const from of [start, 0]) {
    const rest = typed.slice(from);
    const first = rest.findIndex((word) => !isArticle(word) && !isOf(word, bound) && !isOf(word, does));
    if (first < 0) continue;
    const length = rest.findIndex((word, index) => index > first && isOf(word, bound));
    const phrase = rest.slice(first, length < 0 ? undefined : length);
    const isWhole = phrase.filter((word) => !isArticle(word)).length <= MAX_WORDS;
    const isSome = phrase.filter((word) => !isArticle(word)).length > 1 || from === 0;
    if (isWhole && isSome) return keyOf(phrase.join(' ').replace(/(?<=\p{Script=Han})[的の]$/u, ''), words);
  }
  return keyOf(
    typed
      .filter((word) => !isArticle(word))
      .slice(0, 1)
      .join(' '),
    words,
  );
}
