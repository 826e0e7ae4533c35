import { findArtWords } from '../../art/from-idea/find-art-words.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { hitsIn } from './hits-in.ts';

const MAX_GAP = 4;

/** "Black and white, but her scarf is yellow", "all black and white but the bubble": a palette that is not that of all. */
export function isColored(reading: IdeaReading, words: ReadingWords): boolean {
  const palettes = reading.concepts.filter(({ kind }) => kind === 'palette');
  const isBeside = findArtWords(reading, words).some(
    (hit) => hit.group === 'colors' && !palettes.some((palette) => overlaps(palette, hit)),
  );
  const buts = hitsIn(reading, { start: 0, end: reading.visible.length }, ['contrast']);
  return isBeside || palettes.some(({ end }) => buts.some(({ start }) => start >= end && start - end <= MAX_GAP));
}
