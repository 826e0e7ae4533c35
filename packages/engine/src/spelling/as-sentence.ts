import type { SpellingWords } from '../words/spelling-words.ts';
import { capitalized } from './capital.ts';

/** An ordinary word: no file name, handle or name with its own capitals ("iPhone"). */
const PLAIN_WORD = /^\p{Ll}[\p{Ll}\p{M}'’]*(?=[\s,.:;?!]|$)/u;
const OPEN_END = /[\p{L}\p{M}\p{N})）%]$/u;
/** The end of an address, a path or a file name takes no mark. */
const ADDRESS = /(?:\S[@/\\_]\S*|\p{L}\.\p{L}+|#\S+)$/u;

/** A request as a sentence: an initial capital and a final mark. */
export function asSentence(text: string, words: SpellingWords): string {
  const opened = PLAIN_WORD.test(text) ? capitalized(text, words) : text;
  if (!OPEN_END.test(opened) || ADDRESS.test(opened.split(/\s/u).at(-1) ?? '')) return opened;
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(opened);
  return opened + ((isWide ? words.marks['.'] : undefined) ?? '.');
}
