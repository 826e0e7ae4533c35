/** Han, Hiragana and Katakana, including the long vowel mark and the iteration mark, which belong to their words. */
const SPACELESS_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** Below this code unit no character is Han or kana, so only whitespace matters. */
const FIRST_SPACELESS = 0x2e80;
/** Its syllables are above that, and are parted by spaces as well. */
const HANGUL = { first: 0xac00, last: 0xd7a3 };

/**
 * Counts words as the limits do, the same in the browser and on the server.
 * Words are split at whitespace. In scripts without spaces, two characters count as one word, rounded up per run;
 * anything adjacent to a run in the same piece ("第3章" → 第 · 3 · 章) counts as separate words.
 * Source: docs/decisions/0004-counting-words.md.
 */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isSyllable = code >= HANGUL.first && code <= HANGUL.last;
    if (code >= FIRST_SPACELESS && !isSyllable) return countMixed(text);
    const isWord = isSyllable || !isWhitespace(code);
    if (isWord && !isInWord) words += 1;
    isInWord = isWord;
  }
  return words;
}

/** The characters below U+2E80 that `\s` matches. */
function isWhitespace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0x1680) return code === 0xa0;
  if (code >= 0x2000 && code <= 0x200a) return true;
  return code === 0x1680 || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f;
}

function countMixed(text: string): number {
  let words = 0;
  for (const piece of text.split(/\s+/)) {
    if (piece !== '') words += countInPiece(piece);
  }
  return words;
}

function countInPiece(piece: string): number {
  let words = 0;
  const rest = piece.replace(SPACELESS_RUN, (run) => {
    words += Math.ceil([...run].length / 2);
    return ' ';
  });
  for (const part of rest.split(' ')) if (/[\p{L}\p{N}]/u.test(part) || (words === 0 && part !== '')) words += 1;
  return words;
}
