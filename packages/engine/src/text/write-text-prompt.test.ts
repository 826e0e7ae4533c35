import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { inTurn } from '../testing/lane.ts';
import { REAL_IDEAS } from '../testing/real-ideas.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import type { TextPromptRequest } from './text-prompt.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const HEATER = 'email to my landlord about a broken heater, polite but firm';
const write = (idea: string, more: Omit<TextPromptRequest, 'idea'> = {}) =>
  writeTextPrompt({ idea, ...more }, TEXT_PACKS);

test('writes the prompt for a broken heater that a tenant would paste as is', () => {
  expect(write(HEATER)).toMatchObject({
    intent: 'email',
    language: 'en',
    placeholders: [],
    prompt: `Write an email to my landlord about a broken heater, polite but firm.

Requirements:
- First sentence: what is broken, in which room, since when; then what I can't use because of it.
- Ask for a repair date; no threat that I did not make.
- The subject line names the matter so that it is found again among a hundred others.

Invent nothing about me or anyone else; where a name, a date or another fact is missing, put square brackets with what belongs there.
Give me only the subject line and the email, ready to send.`,
  });
});

test('accepts a job only if the idea names it unambiguously', () => {
  expect(write('my boss wants me to work saturdays, contract says mon-fri 38h, how do i say no')).toMatchObject({
    intent: 'general',
    checks: expect.not.arrayContaining([expect.objectContaining({ passed: false })]),
  });
});

test('a job that is chosen by hand is certain', () => {
  expect(write('sourdough too sour', { choices: { intent: 'recipe' } }).prompt).toContain('Requirements:');
});

test.each(LANGUAGE_CODES)('in %s no line of ours sets a length, a number or a form', (language) => {
  const ideas = REAL_IDEAS.filter((real) => real.language === language && !/\d/.test(real.idea));
  const figured = inTurn(ideas, 5).flatMap(({ idea }) => {
    const { prompt } = writeTextPrompt({ idea, language }, TEXT_PACKS);
    const lines = prompt.replace(idea.trim(), '').split('\n');
    return lines.filter((line) => line.startsWith('- ') && /[2-9]|\d\d/.test(line));
  });

  expect(figured).toEqual([]);
});
