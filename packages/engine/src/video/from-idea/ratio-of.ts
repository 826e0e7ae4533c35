import { findArtWords } from '../../art/from-idea/find-art-words.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

/**
 * The ratios that video tools use for "upright", "sideways" and "square". Source: the formats of Veo, Sora, Kling and
 * Runway.
 */
const RATIOS = { upright: '9:16', story: '9:16', sideways: '16:9', square: '1:1' } as const;

/** The numeric ratio for a format given in words; empty if there is none, or two. */
export function ratioOf(reading: IdeaReading, words: ReadingWords): string {
  if (reading.aspect !== null) return '';
  const groups = Object.keys(RATIOS) as (keyof typeof RATIOS)[];
  const said = new Set(
    findArtWords(reading, words).flatMap(({ group }) => {
      const named = groups.find((one) => one === group);
      return named === undefined ? [] : [RATIOS[named]];
    }),
  );
  return said.size === 1 ? ([...said][0] ?? '') : '';
}
