import { expect, test } from 'vitest';
import { detailsProblem } from './details-problem.ts';

test.each([
  ['nothing', '', undefined],
  ['200 words', 'word '.repeat(200), undefined],
  ['201 words', 'word '.repeat(201), 'too_many_words'],
  ['4000 characters', 'a'.repeat(4000), undefined],
  ['4001 characters', 'a'.repeat(4001), 'input_too_long'],
])('%s is a problem: %s', (_name, details, expected) => {
  expect(detailsProblem(details)).toBe(expected);
});
