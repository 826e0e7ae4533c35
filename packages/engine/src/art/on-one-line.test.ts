import { expect, test } from 'vitest';
import { onOneLine } from './on-one-line.ts';

test.each([
  ['a fox\n  and a hen\n\n', 'a fox and a hen'],
  ['a fox, a hen. ', 'a fox, a hen'],
  ['a fox, ;', 'a fox'],
  ['狐、', '狐'],
  ['a fox!', 'a fox!'],
  [' ', ''],
])('makes %j a phrase', (typed, phrase) => {
  expect(onOneLine(typed)).toBe(phrase);
});
