// @vitest-environment node
import { expect, test } from 'vitest';
import { fillNumbers } from './fill-numbers.ts';

test.each([
  { text: 'up to {{words, number}} words', tag: 'en', filled: 'up to 1,200 words' },
  { text: 'bis zu {{words, number}} Wörter', tag: 'de', filled: 'bis zu 1.200 Wörter' },
  { text: '{{other, number}} and {{words}}', tag: 'en', filled: '{{other, number}} and {{words}}' },
])('$text becomes $filled', ({ text, tag, filled }) => {
  expect(fillNumbers(text, { words: 1200 }, tag)).toBe(filled);
});
