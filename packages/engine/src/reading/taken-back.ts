import type { ReadingWords } from '../words/reading-words.ts';
import type { IdeaReading } from './read-idea.ts';
import type { Place } from './span.ts';

const MAX_WORDS = 3;

/**
 * "A dog. No wait, a fox on a wall": an opening that is taken back at once, up to the new start. Only if the whole was
 * repeated: both begin with an article, or a medium replaces a medium.
 */
export function takenBack({ visible, body, hits, concepts, clauses }: IdeaReading, words: ReadingWords): Place | null {
  const correction = hits.find(({ group, start }) => group === 'correction' && start > body.start);
  if (correction === undefined) return null;
  const before = bare(visible.slice(body.start, correction.start));
  const from = correction.end + (/^[\s,.:;،、，。-]*/u.exec(visible.slice(correction.end))?.[0].length ?? 0);
  const clause = clauses.find(({ start, end }) => start <= from && from < end);
  const after = bare(visible.slice(from, Math.min(clause?.end ?? from, body.end)));
  const [said, again] = [before.split(/\s+/), after.split(/\s+/)];
  const articles = new Set(words.json.article);
  const isSaidAgain =
    said.length > 1 &&
    said.length <= MAX_WORDS &&
    again.length >= said.length &&
    articles.has(said[0] ?? '') &&
    articles.has(again[0] ?? '');
  const dead = concepts.find(({ start, state }) => start === body.start && state === 'dead');
  const isNamedAgain = dead !== undefined && bare(visible.slice(dead.start, dead.end)) === before;
  const isPlain = !/[\d,.;:!?،、，。¤]/u.test(before) && after !== '';
  return isPlain && (isSaidAgain || isNamedAgain) ? { start: body.start, end: from } : null;
}

function bare(text: string): string {
  return text.replace(/^[\s,.:;،、，。-]+|[\s,.:;!،、，。！…-]+$/gu, '');
}
