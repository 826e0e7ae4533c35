import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, typedBetween } from './fold-text.ts';

test.each([
  ['Email ME', 'email me'],
  ['Café crème', 'cafe creme'],
  ['Cafe\u0301', 'cafe'],
  ['Straße', 'strasse'],
  ['IŞIK ışık İstanbul', 'isik isik istanbul'],
  ['don’t ‘quote’', "don't 'quote'"],
  ['Ёлка', 'елка'],
  ['أحمد إلى مدرسةٌ', 'احمد الي مدرسه'],
  ['ﬁne １２', 'fine 12'],
  ['がぎぐ', 'がぎぐ'],
  ['한국어', '한국어'],
])('folds "%s" to "%s"', (typed, folded) => {
  expect(foldText(typed).text).toBe(folded);
});

test('maps back to the typed text', () => {
  const folded = foldText('Straße in Köln, œuvre');
  const start = folded.text.indexOf('koln');

  expect(typedBetween(folded, start, start + 4)).toBe('Köln');
  expect(typedBetween(folded, folded.text.indexOf('in'), folded.text.length)).toBe('in Köln, œuvre');
});

test('keeps no table of places for plain ASCII', () => {
  expect(foldText('Plain text').offsets).toBeNull();
  expect(typedBetween(foldText('Plain text'), 0, 5)).toBe('Plain');
});

test('covers any text from end to end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const folded = foldText(typed);
      return typedBetween(folded, 0, folded.text.length) === typed;
    }),
  );
});

test('cuts long runs of space, and still maps back to the typed text', () => {
  const folded = foldText('one  \n\n   \t two');

  expect(folded.text).toBe('one  two');
  expect(typedBetween(folded, 5, 8)).toBe('two');
  expect(typedBetween(folded, 0, 8)).toBe('one  \n\n   \t two');
});
