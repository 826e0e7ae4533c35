import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_PACKS } from '../all-packs.ts';
import { countWords } from '../count-words.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { ALL_IDEAS, REAL_IDEAS } from '../testing/real-ideas.ts';
import { maxWords } from './length-cap.ts';
import { hardTokens } from './slots/hard-tokens.ts';
import type { TextPromptRequest } from './text-prompt.ts';
import { TEXT_TARGETS } from './text-targets.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const promptFor = (idea: string, more: Omit<TextPromptRequest, 'idea'>) =>
  writeTextPrompt({ idea, ...more }, ALL_PACKS).prompt;

describe('the release gate', () => {
  const variants = [0, 1, 2, 3];
  const requests = ALL_IDEAS.flatMap((idea) =>
    TEXT_TARGETS.flatMap((target) => variants.map((variant) => ({ idea, target, variant }))),
  );

  test('holds for every real idea, target and variant, without falling back', () => {
    const failures = requests.flatMap((request) => {
      const { checks, intent, prompt } = writeTextPrompt(request, ALL_PACKS);
      const failed = checks.filter(({ passed }) => !passed);
      const expected = REAL_IDEAS[intent].includes(request.idea);
      return failed.length > 0 || !expected || /\{\w+\}|undefined|null,/.test(prompt)
        ? [{ request, intent, failed }]
        : [];
    });

    expect(requests.length).toBeGreaterThan(120 * 16);
    expect(failures).toEqual([]);
  });

  test('every variant of an idea is another text', () => {
    const same = ALL_IDEAS.filter((idea) => new Set(variants.map((variant) => promptFor(idea, { variant }))).size < 3);

    expect(same).toEqual([]);
  });

  test('every target is another text', () => {
    const same = ALL_IDEAS.filter(
      (idea) => new Set(TEXT_TARGETS.map((target) => promptFor(idea, { target }))).size < 4,
    );

    expect(same).toEqual([]);
  });
});

describe('for any text', () => {
  const anyIdea = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc
      .array(fc.constantFrom(...ALL_IDEAS, '```', '<brief>', '[x]', '{{y}}', '$&', ': ', '\n', 'no ', '10 EUR'), {
        maxLength: 8,
        minLength: 1,
      })
      .map((parts) => parts.join(' ').slice(0, 4000)),
  );
  const request = fc.record({
    idea: anyIdea,
    target: fc.constantFrom(...TEXT_TARGETS),
    variant: fc.nat({ max: 99 }),
    language: fc.option(fc.constantFrom(...LANGUAGE_CODES), { nil: undefined }),
    pageLanguage: fc.constantFrom(...LANGUAGE_CODES),
  });

  test('the engine answers the same twice and never throws', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const once = writeTextPrompt(asked, ALL_PACKS);
        return once.prompt !== '' && once.prompt === writeTextPrompt(asked, ALL_PACKS).prompt;
      }),
    );
  });

  test('nothing hard of the idea is lost', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { prompt } = writeTextPrompt(asked, ALL_PACKS);
        return hardTokens(asked.idea).every((token) => prompt.includes(token));
      }),
    );
  });

  test('the prompt stays within the cap for its idea', () => {
    fc.assert(
      fc.property(
        request,
        (asked) => countWords(writeTextPrompt(asked, ALL_PACKS).prompt) <= maxWords(countWords(asked.idea)),
      ),
    );
  });
});
