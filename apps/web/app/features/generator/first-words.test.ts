import { countWords } from '@wordlamp/engine/count-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['one two three four', 3, 'one two three'],
  ['one  two\nthree', 3, 'one two three'],
  ['one two', 3, 'one two'],
  ['  ', 3, ''],
  ['東京の天気を教えて', 2, '東京の天'],
  ['write 東京の天気', 2, 'write 東京'],
])('of %j the first %i words are %j', (text, limit, expected) => {
  expect(firstWords(text, limit)).toBe(expected);
});

test('is never longer than asked, and begins the text', () => {
  const texts = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('word', '東京タワー', '-', '第3章')))
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, limit) => {
      const beginning = firstWords(text, limit);
      const whole = text.split(/\s+/).filter(Boolean).join(' ');
      expect(whole.startsWith(beginning)).toBe(true);
      expect(countWords(beginning)).toBeLessThanOrEqual(limit);
      if (countWords(whole) <= limit) expect(beginning).toBe(whole);
    }),
  );
});
