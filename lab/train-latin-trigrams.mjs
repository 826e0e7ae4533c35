// `node lab/train-latin-trigrams.mjs`: regenerates words/latin-trigrams.json from the texts that natives wrote: the
// packs, the ideas of the release gate and the labelled ideas (without the unseen ones, which measure the result).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REAL_IDEAS } from '../packages/engine/src/testing/real-ideas.ts';
import { foldText } from '../packages/engine/src/text/fold-text.ts';

const ENGINE = join(import.meta.dirname, '../packages/engine/src');
const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pt', 'tr'];
const KEPT = 1200;
/** Steps of a weight in one nat, and the largest weight. */
const STEPS = 3;
const MAX_WEIGHT = 9;
const RARE = 4;
const SMOOTHING = 0.5;
const PER = 100_000;

const counts = LANGUAGES.map((language) => frequencies(textsOf(language).map(wordsOf).join('')));
const grams = new Set(counts.flatMap((map) => [...map.keys()]));
const weighed = [...grams].flatMap((gram) => {
  const rates = counts.map((map) => map.get(gram) ?? 0);
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  if (total < RARE) return [];
  const logs = rates.map((rate) => Math.log(rate + SMOOTHING));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const weights = logs.map((log) => Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, Math.round((log - mean) * STEPS))));
  return [{ gram, weights, worth: Math.max(...weights.map(Math.abs)) * Math.sqrt(total) }];
});
weighed.sort((a, b) => b.worth - a.worth || (a.gram < b.gram ? -1 : 1));
/** @param {{ gram: string, weights: number[] }} weighed */
const letters = ({ gram, weights }) =>
  gram + weights.map((weight) => String.fromCharCode(97 + weight + MAX_WEIGHT)).join('');
const trigrams = weighed.slice(0, KEPT).map(letters).toSorted().join('');
writeFileSync(
  join(ENGINE, 'words/latin-trigrams.json'),
  `${JSON.stringify({ languages: LANGUAGES, trigrams }, null, 2)}\n`,
);

/** @param {string} language */
function textsOf(language) {
  /** @param {string} path @returns {any} */
  const read = (path) => JSON.parse(readFileSync(join(ENGINE, path), 'utf8'));
  const pack = read(`words/${language}/text.json`);
  /** @type {{ cues: string[], task: string, brief: string }[]} */
  const intents = Object.values(pack.intents);
  const cues = intents.flatMap((intent) => intent.cues.filter((cue) => cue.length > 5));
  const lines = intents.map(({ task, brief }) => [task, brief]);
  /** @type {{ idea: string }[]} */
  const labelled = read(`testing/labelled-ideas/${language}.json`);
  const ideas = labelled.map(({ idea }) => idea.split('\n')[0]);
  const real = REAL_IDEAS.filter((known) => known.language === language).map(({ idea }) => idea);
  return strings([pack.labels, pack.lines, lines, cues, real, ideas]);
}

/** @param {unknown} value @returns {string[]} every string in it */
function strings(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** @param {string} text */
function wordsOf(text) {
  return `_${foldText(text).text.replace(/[^a-z]+/g, '_')}_`;
}

/** @param {string} text @returns {Map<string, number>} trigrams in each 100,000 */
function frequencies(text) {
  const map = new Map();
  for (let at = 0; at + 3 <= text.length; at += 1) {
    const gram = text.slice(at, at + 3);
    if (!gram.includes('__')) map.set(gram, (map.get(gram) ?? 0) + PER / text.length);
  }
  return map;
}
