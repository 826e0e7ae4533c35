import { expect, test } from 'vitest';
import { emailProblem } from './email-problem.ts';

test.each([
  { text: ' ', problem: 'missing' },
  { text: 'ann', problem: 'noAddress' },
  { text: 'ann@example', problem: 'noAddress' },
  { text: 'a nn@example.org', problem: 'noAddress' },
  { text: ' Ann@Example.org ', problem: 'unchanged' },
  { text: ' ann@example.com ', problem: undefined },
])('"$text" as a new address: $problem', ({ text, problem }) => {
  expect(emailProblem(text, 'ann@example.org')).toBe(problem);
});
