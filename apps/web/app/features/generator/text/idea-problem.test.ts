import { expect, test } from 'vitest';
import { ideaProblem } from './idea-problem.ts';

test.each([
  { name: 'nothing', text: '', expected: 'empty_input' },
  { name: 'only whitespace', text: ' \n\t', expected: 'empty_input' },
  { name: 'one word', text: 'pizza', expected: undefined },
  { name: '200 words', text: 'word '.repeat(200), expected: undefined },
  { name: '201 words', text: 'word '.repeat(201), expected: 'too_many_words' },
  { name: '400 Han characters', text: '字'.repeat(400), expected: undefined },
  { name: '401 Han characters', text: '字'.repeat(401), expected: 'too_many_words' },
  { name: '4,000 characters', text: 'x'.repeat(4000), expected: undefined },
  { name: '4,001 characters', text: 'x'.repeat(4001), expected: 'input_too_long' },
  { name: 'too many characters in too many words', text: 'word '.repeat(1000), expected: 'input_too_long' },
])('$name: $expected', ({ text, expected }) => {
  expect(ideaProblem(text)).toBe(expected);
});
