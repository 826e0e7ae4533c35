import { expect, test } from 'vitest';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readIdea } from '../../reading/read-idea.ts';
import { isColored } from './is-colored.ts';

test.each([
  { idea: 'a dog in black and white, but its ball is red', expected: true },
  { idea: 'all in black and white but the balloon in color', expected: true },
  { idea: 'a dog in black and white, running on a beach', expected: false },
  { idea: 'a dog runs but in black and white', expected: false },
])('$idea: $expected', ({ idea, expected }) => {
  expect(isColored(readIdea(idea, READING_WORDS.en), READING_WORDS.en)).toBe(expected);
});
