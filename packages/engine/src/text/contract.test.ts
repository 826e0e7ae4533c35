import { expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const promptFor = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS).prompt;
const lastLineOf = (idea: string) => promptFor(idea).split('\n').at(-1);

test('a text is returned alone, unless another format is named', () => {
  expect(lastLineOf('email to the bank about my card')).toBe(
    'Give me only the subject line and the email, ready to send.',
  );
  expect(lastLineOf('email to the bank about my card as json')).not.toContain('Give me only');
});

test('of a part alone it says no layout', () => {
  const prompt = promptFor('only the opening of a toast for my boss');
  expect(prompt).not.toContain('Give me only');
  expect(prompt).toContain('Only the part I ask for comes back');
});

test('a text whose form is not named is asked for as one', () => {
  const prompt = promptFor('cancel gym membership');
  expect(prompt).toMatch(/^Write the message or letter for this: cancel gym membership\.\n/);
  expect(prompt).toContain('Give me only the text, ready to use');
});

test.each([
  ['so short that only what the idea says has room', 'message to my neighbor about the noise, max 3 sentences'],
  ['of a form whose word says too little', 'summary of the french revolution for my exam'],
  ['where nothing else is wanted', 'weekend in lisbon with a stroller, give me only the list of sights'],
  [
    'of a person who is only the recipient, in a longer idea',
    `for my landlord, he ${'came by and looked at the stove and '.repeat(2)} left`,
  ],
])('a card says nothing about a result %s', (_, idea) => {
  expect(promptFor(idea)).not.toContain('Requirements:');
});

test('a job chosen by hand is heard, whatever its word says', () => {
  const idea = 'summary of the french revolution for my exam';
  const chosen = writeTextPrompt({ idea, choices: { intent: 'summarize' } }, TEXT_PACKS).prompt;
  expect(chosen).toContain('Requirements:');
});
