// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.server.ts';

test.each([
  { name: 'a text that fits', text: 'one two', maxChars: 7, cut: 'one two' },
  { name: 'words', text: 'one two three four', maxChars: 12, cut: 'one two …' },
  { name: 'a word that ends at the limit', text: 'one two three', maxChars: 9, cut: 'one two …' },
  { name: 'a script without spaces', text: '光だけで部屋を描く', maxChars: 5, cut: '光だけで…' },
  { name: 'a character of two units at the limit', text: 'aaa𠮷bbbb', maxChars: 5, cut: 'aaa…' },
])('cuts $name', ({ text, maxChars, cut }) => {
  expect(cutAtWord(text, maxChars)).toBe(cut);
});

test('is never longer than allowed, and always a beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, maxChars) => {
      const cut = cutAtWord(text, maxChars);

      expect(cut.length).toBeLessThanOrEqual(maxChars);
      expect(text.startsWith(cut.replace(/ ?…$/, ''))).toBe(true);
    }),
  );
});
