import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { inTurn } from '../testing/lane.ts';
import { REAL_IDEAS } from '../testing/real-ideas.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import { scoreTextPrompt } from './score-text-prompt.ts';

test.each(LANGUAGE_CODES)('a prompt of the engine gets nearly all points for every real idea in %s', (language) => {
  const ideas = REAL_IDEAS.filter((real) => real.language === language);
  const totals = inTurn(ideas, 3, 1).map(({ idea }) => {
    const { prompt } = writeTextPrompt({ idea, language }, TEXT_PACKS);
    return scoreTextPrompt(prompt, idea, TEXT_PACKS[language], language).total;
  });

  expect(Math.min(...totals)).toBeGreaterThanOrEqual(85);
});
