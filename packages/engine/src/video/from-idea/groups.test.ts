import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readIdea } from '../../reading/read-idea.ts';
import { type Group, hasHit } from './hits-in.ts';

/** For a group of cues, an idea with one of them and a look-alike without any. */
type Examples = Readonly<Record<LanguageCode, Readonly<Record<string, { like: string; unlike: string }>>>>;

const EXAMPLES: Examples = JSON.parse(readFileSync(new URL('testing/groups.json', import.meta.url), 'utf8'));

const cases = LANGUAGE_CODES.flatMap((language) =>
  Object.entries(EXAMPLES[language]).map(([group, example]) => ({
    language,
    group: `video.${group}` as Group,
    ...example,
  })),
);

test.each(cases)('$language: $group is in "$like" and not in "$unlike"', ({ language, group, like, unlike }) => {
  const isIn = (idea: string) => {
    const reading = readIdea(idea, READING_WORDS[language]);
    return hasHit(reading, { start: 0, end: reading.visible.length }, [group]);
  };
  expect(isIn(like)).toBe(true);
  expect(isIn(unlike)).toBe(false);
});
