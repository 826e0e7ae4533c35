import { expect, test } from 'vitest';
import { handedOverPrompt } from './use-arrival.ts';

test.each([
  [{ prompt: 'a poem' }, 'a poem'],
  [{ prompt: '  ' }, undefined],
  [{ prompt: 7 }, undefined],
  ['a poem', undefined],
  [null, undefined],
])('the state %j hands over %j', (state, expected) => {
  expect(handedOverPrompt(state)).toBe(expected);
});
