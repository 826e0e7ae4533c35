import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaceholders, isFilled, placeholdersOf } from './fill-placeholders.ts';

test.each([
  { prompt: 'Since [date], by [date].', fills: { '[date]': '3 May' }, filled: 'Since 3 May, by 3 May.' },
  { prompt: 'To [name], by [date].', fills: { '[date]': '3 May' }, filled: 'To [name], by 3 May.' },
  { prompt: 'To [name].', fills: { '[name]': '' }, filled: 'To [name].' },
  { prompt: 'To [name].', fills: { '[name]': '[date]', '[date]': 'x' }, filled: 'To [date].' },
  { prompt: 'To [name].', fills: { '[name]': '$& and $1' }, filled: 'To $& and $1.' },
  { prompt: '［名前］さんへ', fills: { '［名前］': '鈴木' }, filled: '鈴木さんへ' },
  { prompt: 'See [1] and [text](link).', fills: { '[1]': 'no' }, filled: 'See [1] and [text](link).' },
])('$prompt becomes $filled', ({ prompt, fills, filled }) => {
  expect(fillPlaceholders(prompt, fills)).toBe(filled);
});

test('lists a placeholder once, in the order of the prompt', () => {
  expect(placeholdersOf('[b] [a] [b]')).toEqual(['[b]', '[a]']);
});

test.each([
  { fills: {}, expected: false },
  { fills: { '[a]': '' }, expected: false },
  { fills: { '[c]': 'typed for another wording' }, expected: false },
  { fills: { '[a]': 'yes' }, expected: true },
])('with $fills it is filled in: $expected', ({ fills, expected }) => {
  expect(isFilled('[a] [b]', fills)).toBe(expected);
});

test('nothing but brackets is changed', () => {
  const text = fc.array(fc.constantFrom('word ', '[date]', '[name]', '\n', '[', ']')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (prompt) => {
      expect(fillPlaceholders(prompt, {})).toBe(prompt);
      const filled = fillPlaceholders(prompt, { '[date]': '#', '[name]': '@' });
      expect(filled.replaceAll('#', '[date]').replaceAll('@', '[name]')).toBe(prompt);
    }),
  );
});
