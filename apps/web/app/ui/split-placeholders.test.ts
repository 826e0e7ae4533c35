import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPlaceholders } from './split-placeholders.ts';

const placeholders = (line: string) =>
  splitPlaceholders(line)
    .filter(({ isPlaceholder }) => isPlaceholder)
    .map(({ text }) => text);

test.each([
  ['Visit us in [city] on [opening date].', ['[city]', '[opening date]']],
  ['[city]', ['[city]']],
  ['زورونا في [المدينة].', ['[المدينة]']],
  ['- [ ] buy milk', []],
  ['- [x] done', []],
  ['see [the guide](https://example.org) and [1]', []],
  ['const first = list[0] + list[last]', []],
  ['参观[城市]吧', ['[城市]']],
  ['an open [bracket', []],
  ['no brackets', []],
  ['', []],
])('in %j a person fills in %j', (line, expected) => {
  expect(placeholders(line)).toEqual(expected);
});

test('loses nothing of the line', () => {
  const lines = fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ', 'x', '1', '(', 'é', '字') });
  fc.assert(
    fc.property(lines, (line) => {
      expect(
        splitPlaceholders(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});
