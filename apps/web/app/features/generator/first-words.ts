import { countWords } from '@wordlamp/engine/count-words';

/**
 * The beginning of a text, up to a number of words as the limits count them; whitespace becomes single spaces. Text in
 * a script without spaces is cut at the exact count.
 */
export function firstWords(text: string, limit: number): string {
  let taken = '';
  for (const piece of text.split(/\s+/).filter((piece) => piece !== '')) {
    const longer = taken === '' ? piece : `${taken} ${piece}`;
    if (countWords(longer) > limit) return withBeginningOf(taken, piece, limit);
    taken = longer;
  }
  return taken;
}

function withBeginningOf(taken: string, piece: string, limit: number): string {
  let beginning = '';
  for (const character of piece) {
    if (countWords(`${taken} ${beginning}${character}`) > limit) break;
    beginning += character;
  }
  return `${taken} ${beginning}`.trim();
}

/** Number of words that identify an idea. */
const NAMING_WORDS = 16;

/**
 * The beginning of an idea, to name it in a sentence, which may have another text direction. Empty for a blank idea.
 */
export function nameOfIdea(text: string): string {
  const beginning = firstWords(text, NAMING_WORDS);
  return beginning === '' ? '' : `\u2068${beginning}\u2069`;
}
