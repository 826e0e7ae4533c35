import { expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import { writeTextPrompt } from './write-text-prompt.ts';

const write = (idea: string) => writeTextPrompt({ idea }, { en });

test('keeps a pasted prompt whole and adds missing parts under its own kind of heading', () => {
  const idea = 'You are a travel assistant.\n\n## Task\nHelp people find trains in {{city}}.\n\n## Rules\n- Be polite';

  const { prompt, checks } = write(idea);

  expect(prompt.startsWith(`${idea}\n\n## Output format\nGive the result first`)).toBe(true);
  expect(prompt).toContain('\n\n## Check before you answer\n- Every instruction above');
  expect(prompt.endsWith(en.improve.missing)).toBe(true);
  expect(checks.every(({ passed }) => passed)).toBe(true);
});

test('adds no second role', () => {
  const { prompt } = write('You are a nurse. Your task is to explain my blood test to me, act as if I knew nothing.');

  expect(prompt.match(/you are/gi)).toHaveLength(1);
});

test('omits the format and the rule on missing input if the prompt has them', () => {
  const { prompt } = write(
    'Act as an editor. Your task is to shorten texts. Output format: one paragraph. If something is unclear, ask me first.',
  );

  expect(prompt).not.toContain(en.improve.format[0]);
  expect(prompt).not.toContain(en.improve.missing);
  expect(prompt).toContain('Check before you answer:\n- Every');
});

test('writes tags if the prompt has tags', () => {
  const { prompt } = write('<role>\nYou are a tutor\n</role>\n<task>\nTeach fractions to my class\n</task>');

  expect(prompt).toContain('<output_format>\nGive the result first');
  expect(prompt).toContain('</check_before_you_answer>');
});

test('keeps the placeholders of the prompt', () => {
  expect(write('Act as a poet. Your task is to write about [topic] for [person] and [person].').placeholders).toEqual([
    '[topic]',
    '[person]',
  ]);
});
