import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

test.each([
  ['Ask for [date] and [your name].', ['[date]', '[your name]']],
  ['Signed [Name], on [12 May or later]', ['[Name]', '[12 May or later]']],
  ['［差出人名］ and [名前]', ['［差出人名］', '[名前]']],
  ['[ ] open, [x] done, [1] note, [1, 2] list', []],
  ['[text](https://example.com) and list[i] and f()[key]', []],
  ['[over\ntwo lines] and [[nested]]', ['[nested]']],
  [`[${'a'.repeat(81)}]`, []],
  ['nothing', []],
])('finds the placeholders of %j', (line, placeholders) => {
  expect(findPlaceholders(line).map(({ text }) => text)).toEqual(placeholders);
});

test('gives the start of each', () => {
  expect(findPlaceholders('By [date] or [date]').map(({ start }) => start)).toEqual([3, 13]);
});
