import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import type { IntentId } from './intents.ts';
import { readIdea } from './read-idea.ts';
import { promptLanguageOf } from './write-text-prompt.ts';

/** An idea with its author's label; `also` lists equally correct jobs. */
type LabelledIdea = { idea: string; intent: IntentId; also?: IntentId[] };

const ideasOf = (file: string): LabelledIdea[] =>
  JSON.parse(readFileSync(new URL(`../testing/labelled-ideas/${file}.json`, import.meta.url), 'utf8'));
/** A page in another language, so that only the idea decides. */
const otherPage = (language: LanguageCode): LanguageCode =>
  LANGUAGE_CODES.find((code) => code !== language) ?? language;

const wrongLanguages = (ideas: LabelledIdea[], language: LanguageCode) =>
  ideas.filter(({ idea }) => promptLanguageOf({ idea, pageLanguage: otherPage(language) }) !== language);
const wrongJobs = (ideas: LabelledIdea[], language: LanguageCode) =>
  ideas.filter(({ idea, intent, also = [] }) => {
    const found = readIdea(idea, TEXT_PACKS[language]).job.intent;
    return found !== intent && !also.includes(found);
  });

describe.each(LANGUAGE_CODES)('ideas that people labelled in %s', (language) => {
  const known = ideasOf(language);
  const unseen = ideasOf(`${language}-unseen`);

  test('are framed in their language, 98 in 100', () => {
    expect(known.length).toBeGreaterThanOrEqual(50);
    expect(wrongLanguages(known, language).length / known.length).toBeLessThanOrEqual(0.02);
  });

  test('are taken for the job that they name, 92 in 100', () => {
    expect(wrongJobs(known, language).length / known.length).toBeLessThanOrEqual(0.08);
  });

  // Held out while choosing cues; the floors only prevent regressions.
  test('are also understood in the held-out set', () => {
    expect(unseen.length).toBe(50);
    expect(wrongLanguages(unseen, language).length / unseen.length).toBeLessThanOrEqual(0.1);
    expect(wrongJobs(unseen, language).length / unseen.length).toBeLessThanOrEqual(0.25);
  });
});
