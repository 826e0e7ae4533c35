import { expect, test } from 'vitest';
import { fillSentence } from './fill-sentence.ts';

test.each([
  ['Keep {words}.', { words: 'no puns' }, 'Keep no puns.'],
  ['{first} or {second}', { first: '$&', second: '{first}' }, '$& or {first}'],
  ['{unknown} stays', {}, '{unknown} stays'],
])('fills "%s" with %j', (sentence, words, filled) => {
  expect(fillSentence(sentence, words)).toBe(filled);
});
