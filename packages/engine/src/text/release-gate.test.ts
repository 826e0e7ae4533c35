import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../count-words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { asPrinted } from '../testing/as-printed.ts';
import { inTurn } from '../testing/lane.ts';
import { REAL_IDEAS } from '../testing/real-ideas.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { INTENT_IDS } from './intents.ts';
import { countPromptWords, maxWords } from './length-cap.ts';
import { settleRequest } from './settle-request.ts';
import { hardTokens } from './slots/hard-tokens.ts';
import type { TextPromptRequest } from './text-prompt.ts';
import { TEXT_TARGETS } from './text-targets.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const promptFor = (idea: string, more: Omit<TextPromptRequest, 'idea'>) =>
  writeTextPrompt({ idea, ...more }, TEXT_PACKS).prompt;
const VARIANTS = [0, 1, 2, 3];

function withoutIdea(prompt: string, { idea, language }: { idea: string; language: LanguageCode }): string {
  const typed = idea.trim();
  return prompt.replaceAll(typed.slice(1), '').replaceAll(asPrinted(language, typed).slice(1), '');
}

describe.each(Object.keys(TEXT_PACKS) as LanguageCode[])('the release gate in %s', (language) => {
  const ideas = REAL_IDEAS.filter((real) => real.language === language);

  test('has ideas for every job', () => {
    const counts = INTENT_IDS.map((intent) => ideas.filter((real) => real.intent === intent).length);

    expect(INTENT_IDS.filter((_, index) => (counts[index] ?? 0) < 3)).toEqual([]);
  });

  test('holds for every idea, target and variant, and takes no wrong job', () => {
    const forms = TEXT_TARGETS.flatMap((target) => VARIANTS.map((variant) => ({ target, variant })));
    const requests = ideas.flatMap((real, index) =>
      inTurn(forms, forms.length, index).map((form) => ({ ...real, ...form })),
    );
    const failures = requests.flatMap(({ intent: expected, ...request }) => {
      const { checks, intent, prompt } = writeTextPrompt(request, TEXT_PACKS);
      const failed = checks.filter(({ passed }) => !passed);
      const isSound =
        failed.length === 0 &&
        [expected, 'general'].includes(intent) &&
        !/\{\w+\}|undefined|null,/.test(withoutIdea(prompt, request));
      return isSound ? [] : [{ request, intent, failed }];
    });

    expect(failures).toEqual([]);
  });

  test('every target of an idea is another text', () => {
    const isCertain = (idea: string) => writeTextPrompt({ idea, language }, TEXT_PACKS).prompt.includes('\n- ');
    const written = (idea: string) => new Set(TEXT_TARGETS.map((target) => promptFor(idea, { language, target }))).size;

    expect(inTurn(ideas, 10).filter(({ idea }) => isCertain(idea) && written(idea) < 3)).toEqual([]);
  });
});

describe('for any text', () => {
  const anyIdea = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ...REAL_IDEAS.map(({ idea }) => idea),
          '```',
          '<brief>',
          '[x]',
          '{{y}}',
          '$&',
          ': ',
          '\n',
          'no ',
          '10 EUR',
        ),
        {
          maxLength: 8,
          minLength: 1,
        },
      )
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
        const once = writeTextPrompt(asked, TEXT_PACKS);
        // Whitespace alone is not an idea; the pages and the server reject it.
        const isWhole = once.prompt !== '' || asked.idea.trim() === '';
        return isWhole && once.prompt === writeTextPrompt(asked, TEXT_PACKS).prompt;
      }),
    );
  });

  test('no hard fact of the idea is lost', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { prompt, language } = writeTextPrompt(asked, TEXT_PACKS);
        // Corrected text does not reappear.
        const isWhole = prompt.includes(asked.idea.trim().slice(1));
        const left = isWhole ? asked.idea : settleRequest(asked.idea, TEXT_PACKS[language]);
        return hardTokens(left).every((token) => prompt.includes(token));
      }),
    );
  });

  test('the prompt stays within the cap for its idea', () => {
    fc.assert(
      fc.property(
        request,
        (asked) => countPromptWords(writeTextPrompt(asked, TEXT_PACKS).prompt) <= maxWords(countWords(asked.idea)),
      ),
    );
  });
});
