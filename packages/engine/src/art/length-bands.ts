import { countWords } from '../count-words.ts';
import type { ArtTarget } from './art-targets.ts';
import type { DetailsReading } from './read-details.ts';

/** The number of words in a prompt, and how many may surround details that are long themselves. */
const BANDS: Readonly<Record<ArtTarget, { min: number; aim: number; max: number; frame: number }>> = {
  natural: { min: 60, aim: 105, max: 120, frame: 95 },
  // 45 is the usual limit; choices with long names may take a few more.
  midjourney: { min: 20, aim: 45, max: 50, frame: 42 },
  'stable-diffusion': { min: 20, aim: 50, max: 55, frame: 50 },
  flux: { min: 40, aim: 78, max: 80, frame: 65 },
};
/** Omitted if the details say it. */
const WORDS_OF_AN_AXIS = 7;
export const MAX_CLIP_TOKENS = 75;
/** What the choices need in addition to details that fill the limit by themselves. */
export const FRAME_CLIP_TOKENS = 50;

/** What a weight on the subject adds in Stable Diffusion's interfaces. */
const WEIGHT = /^\(|:\d\.\d\)/g;

/** In words, as `countWords` counts them. `wordRatio` scales the band to the language. */
export function lengthBand(target: ArtTarget, details: DetailsReading, wordRatio: number) {
  const { min, aim, max, frame } = BANDS[target];
  const typed = countWords(details.text);
  const scale = (words: number) => Math.round(words * wordRatio);
  const widest = Math.max(scale(max), typed + scale(frame));
  const owned = Number(details.hasLight) + Number(details.hasCamera);
  return {
    min: Math.max(0, scale(min - owned * WORDS_OF_AN_AXIS)),
    aim: Math.max(scale(aim), widest - scale(max - aim)),
    max: widest,
  };
}

/**
 * An upper estimate of CLIP's tokens: one per eight letters (or part) of a Latin word, one per mark or digit, two per
 * letter of another script; weights are stripped before CLIP reads. Source: CLIP's vocabulary keeps common English
 * words whole and splits rare ones.
 */
export function estimateClipTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.replaceAll(WEIGHT, '').matchAll(/\p{Script=Latin}+|\p{N}|\p{L}|[^\s\p{L}\p{N}]/gu)) {
    if (/^\p{Script=Latin}/u.test(piece)) tokens += Math.ceil(piece.length / 8);
    else tokens += /^\p{L}/u.test(piece) ? 2 : 1;
  }
  return tokens;
}
