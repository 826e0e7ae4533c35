import type { LanguageCode } from '../languages.ts';
import data from '../words/latin-trigrams.json' with { type: 'json' };

/** In the order of the weights of a trigram. Source: lab/train-latin-trigrams.mjs. */
export const TRIGRAM_LANGUAGES = data.languages as readonly LanguageCode[];

/** Three characters, then a letter per language: "j" is zero, each letter up or down is a third of a nat. */
const ENTRY_CHARS = 3 + TRIGRAM_LANGUAGES.length;
const NO_WEIGHT = 'j'.charCodeAt(0);
const STEPS = 3;
/** Trigrams of one word overlap, so their sum overstates the evidence. */
const TRUST = 0.3;
/** A long text need not be read completely. */
const MAX_CHARS = 400;

const WEIGHTS = readWeights(data.trigrams);

/**
 * The evidence of a text's letters for each language, in nats relative to the mean of all.
 * @param folded the text as `foldText` makes it
 */
export function trigramScores(folded: string): number[] {
  const words = `_${folded.slice(0, MAX_CHARS).replace(/[^a-z]+/g, '_')}_`;
  const scores = TRIGRAM_LANGUAGES.map(() => 0);
  for (let at = 0; at + 3 <= words.length; at += 1) {
    const weights = WEIGHTS.get(words.slice(at, at + 3));
    if (weights !== undefined)
      for (const [place, weight] of weights.entries()) scores[place] = (scores[place] ?? 0) + weight;
  }
  return scores.map((score) => (score / STEPS) * TRUST);
}

function readWeights(entries: string): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  for (let at = 0; at < entries.length; at += ENTRY_CHARS) {
    const letters = entries.slice(at + 3, at + ENTRY_CHARS);
    weights.set(
      entries.slice(at, at + 3),
      [...letters].map((letter) => letter.charCodeAt(0) - NO_WEIGHT),
    );
  }
  return weights;
}
