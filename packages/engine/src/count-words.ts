/** Han, Hiragana and Katakana, with the long vowel mark and the iteration mark that are part of their words. */
const SPACELESS_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/**
 * Counts words as the limits do, the same in the browser and on the server.
 * Words are split at whitespace. Scripts without spaces count two characters as one word, rounded up for each run;
 * what stands beside a run in the same piece ("第3章" → 第 · 3 · 章) counts as its own words.
 * Source: docs/decisions/0004-counting-words.md.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const piece of text.split(/\s+/)) {
    if (piece === '') continue;
    words += countInPiece(piece);
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
