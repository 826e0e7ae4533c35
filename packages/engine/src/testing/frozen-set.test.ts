import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { scoreTextPrompt } from '../score/score-text-prompt.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';

/**
 * An idea that a reader wrote who knows only ideas and prompts, and the points that they gave the prompt, out of 100 by the
 * rubric in docs/engine.md.
 */
type ReadIdea = { idea: string; points: number };

const FOLDER = new URL('./frozen-set/text/', import.meta.url);
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.json', '') as LanguageCode);
const ideasOf = (language: LanguageCode): ReadIdea[] =>
  JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8'));

describe.each(LANGUAGES)('the frozen set in %s', (language) => {
  const ideas = ideasOf(language);

  test('has at least twelve ideas with points', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(ideas.filter(({ points }) => !(points >= 0 && points <= 100))).toEqual([]);
  });

  test.each(ideas)('passes every check by program for "$idea"', ({ idea }) => {
    const written = writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS);

    expect(written.language).toBe(language);
    expect(written.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(scoreTextPrompt(written.prompt, idea, TEXT_PACKS[language], language).gates).toEqual([]);
  });
});
