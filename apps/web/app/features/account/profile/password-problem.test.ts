import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

test.each([
  { name: 'seven characters', next: '1234567', problem: 'tooShort' },
  { name: 'seven characters of two units each', next: '😀'.repeat(7), problem: 'tooShort' },
  { name: 'eight characters', next: '12345678', problem: undefined },
  { name: '256 characters', next: 'x'.repeat(256), problem: undefined },
  { name: '257 characters', next: 'x'.repeat(257), problem: 'tooLong' },
  { name: 'the old one', next: 'the old one', problem: 'unchanged' },
  { name: 'spaces around it, which count', next: ' 123456 ', problem: undefined },
])('a new password of $name: $problem', ({ next, problem }) => {
  expect(passwordProblem(next, 'the old one')).toBe(problem);
});
