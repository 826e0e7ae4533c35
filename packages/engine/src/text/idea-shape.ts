import type { FoldedText } from './fold-text.ts';
import type { SlotPatterns } from './slot-patterns.ts';

/** The kind of input, regardless of its topic. */
export type Shape = 'plain' | 'question' | 'prompt' | 'code' | 'link' | 'one-word' | 'wordless';

const LINK = /^(?:https?:\/\/|www\.)\S/i;
/** Space is skipped on the same line only: preceding blank lines would be rescanned from each of them. */
const SECTION_MARK =
  /^\s{0,3}#{1,4} \S|^[^\S\n\r\u2028\u2029]*<[a-z_-]+>|\{\{[^}]{1,200}\}\}|^[^\S\n\r\u2028\u2029]*(?:role|context|instructions)\s*:/gim;
const CODE_LINE =
  /(?:^|\n)[^\S\n]*(?:def \w+\(|class \w+[:({ ]|import [\w{*]|from [\w.]+ import|function \w*\(|(?:const|let|var) \w+ ?=|public |private |#include|<\?php|Traceback \(|async def |select\s[\s\S]+\sfrom\s|<!doctype|<html|@\w+\n)/i;
/** Share of `{}()[];=<>` from which on a text reads as code. Source: docs/decisions/0009-prompts.md. */
const CODE_SYMBOL_SHARE = 0.06;
/** The same for a single line, which may be prose with a remark in brackets. */
const CODE_LINE_SYMBOL_SHARE = 0.12;
const MIN_CODE_CHARS = 16;
/** "[name of the parent]" in a letter, as opposed to a list index. */
const GAP = /(?<![\p{L}\p{N}_)\]])\[\p{L}[\p{L}\p{M} '’/-]{1,40}\]/gu;
/** Greetings have a higher count in scripts without spaces ("こんにちは"). */
const MAX_EMPTY_WORDS = 3;
const ONE_SPACELESS_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}$/u;

export function detectShape(
  idea: FoldedText,
  words: number,
  patterns: SlotPatterns,
  emptyWords: readonly string[],
): Shape {
  const { original, text } = idea;
  if (!/[\p{L}\p{N}]/u.test(original)) return 'wordless';
  if (isLinksOnly(original)) return 'link';
  if (words <= MAX_EMPTY_WORDS && emptyWords.includes(text.replace(/[^\p{L}\p{N} ]/gu, ''))) return 'wordless';
  if (isPrompt(idea, words, patterns)) return 'prompt';
  if (looksLikeCode(original)) return 'code';
  if (/[?？؟]\s*$/.test(original) || patterns.question.test(text)) return 'question';
  return words <= 1 || ONE_SPACELESS_WORD.test(original.trim()) ? 'one-word' : 'plain';
}

/** True if a text is code rather than prose about code. */
export function looksLikeCode(text: string): boolean {
  if (text.includes('```')) return true;
  if (CODE_LINE.test(text)) return true;
  if (text.length < MIN_CODE_CHARS) return false;
  const prose = text.replace(GAP, '');
  let symbols = 0;
  for (let index = 0; index < prose.length; index += 1) if ('{}()[];=<>'.includes(prose.charAt(index))) symbols += 1;
  return symbols / text.length > (text.trim().includes('\n') ? CODE_SYMBOL_SHARE : CODE_LINE_SYMBOL_SHARE);
}

function isLinksOnly(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .every((piece) => LINK.test(piece));
}

/** Two marks of different kinds: "You are …" alone may also open a birthday card. */
function isPrompt({ original, text }: FoldedText, words: number, patterns: SlotPatterns): boolean {
  if (words < 8) return false;
  let marks = (original.match(SECTION_MARK)?.length ?? 0) + (text.match(patterns.ownLabel)?.length ?? 0);
  for (const mark of patterns.promptMarks) if (mark.test(text)) marks += 1;
  return marks >= 2;
}
