import { expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const lastLineOf = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS).prompt.split('\n').at(-1);
const WHOLE = 'Give me only the email: subject line, greeting, text, sign-off.';
const BARE = 'Give me only the subject line and the email.';

test.each([
  ['the parts in their order', 'email to the bank about my card', WHOLE],
  ['no parts where a limit is tight', 'email to the bank about my card, max 60 words', BARE],
  ['no parts where the idea orders them', 'email to the bank, start with the fee, then my request', BARE],
  ['no parts that are ruled out', 'email to the bank about my card, no greeting', BARE],
  ['no parts of a form where a format is named', 'email to the bank about my card as json', undefined],
])('it says %s', (_, idea, line) => {
  const last = lastLineOf(idea);
  if (line === undefined) expect(last).not.toContain('Give me only');
  else expect(last).toBe(line);
});

test('of a part alone it says no parts and no layout', () => {
  const { prompt } = writeTextPrompt({ idea: 'only the opening of a toast for my boss' }, TEXT_PACKS);
  expect(prompt).not.toContain('Give me only');
  expect(prompt).toContain('Only the part I ask for comes back');
});

test('a text whose form is not named is asked for as one', () => {
  const { prompt } = writeTextPrompt({ idea: 'cancel gym membership' }, TEXT_PACKS);
  expect(prompt).toMatch(/^Write the message or letter for this: cancel gym membership\.\n/);
  expect(prompt).toContain('Give me only the text, ready to send');
});
