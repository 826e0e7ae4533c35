import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DELIMITERS, readTable } from './read-table.ts';

test.each([
  { name: 'nothing', text: '', rows: [] },
  { name: 'a cell', text: 'a', rows: [['a']] },
  {
    name: 'cells and rows',
    text: 'a\tb\nc\td',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
  { name: 'an end of the last row', text: 'a\tb\r\n', rows: [['a', 'b']] },
  { name: 'rows that end in three ways', text: 'a\r\nb\rc\nd', rows: [['a'], ['b'], ['c'], ['d']] },
  {
    name: 'empty cells',
    text: '\ta\t\n\t\t',
    rows: [
      ['', 'a', ''],
      ['', '', ''],
    ],
  },
  { name: 'an empty row', text: 'a\n\nb', rows: [['a'], [''], ['b']] },
  { name: 'commas where tabs part', text: 'a, b\tc', rows: [['a, b', 'c']] },
  { name: 'a quoted delimiter', text: '"a\tb"\tc', rows: [['a\tb', 'c']] },
  { name: 'a quoted line end', text: '"two\nlines"\tb', rows: [['two\nlines', 'b']] },
  { name: 'quoted quotation marks', text: '"say ""hi"""', rows: [['say "hi"']] },
  { name: 'an empty quoted cell', text: '""\t""', rows: [['', '']] },
  { name: 'a quotation inside', text: '5" pipe\t"Hi" she said', rows: [['5" pipe', '"Hi" she said']] },
  { name: 'a quotation mark that is never closed', text: '"a\tb\nc', rows: [['"a', 'b'], ['c']] },
  { name: 'a byte order mark', text: '\uFEFFa\tb', rows: [['a', 'b']] },
])('reads $name', ({ text, rows }) => {
  expect(readTable(text, '\t')).toEqual(rows);
});

test.each([
  { delimiter: ',', text: 'a,"b,c"\r\n"d;e",f' },
  { delimiter: ';', text: 'a;"b,c"\r\n"d;e";f' },
] as const)('reads cells that "$delimiter" parts', ({ delimiter, text }) => {
  expect(readTable(text, delimiter)).toEqual([
    ['a', 'b,c'],
    ['d;e', 'f'],
  ]);
});

test('quoted cells come back as they were', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', '字', '\uFEFF') });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(table, fc.constantFrom(...DELIMITERS), fc.constantFrom('\n', '\r\n', '\r'), (rows, delimiter, end) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = rows.map((cells) => cells.map(quote).join(delimiter)).join(end);
      expect(readTable(text, delimiter)).toEqual(rows);
    }),
  );
});

test('a large paste with unclosed quotation marks is read at once', () => {
  const text = '"a long cell without an end\tb\n'.repeat(20_000);
  const since = performance.now();

  expect(readTable(text, '\t')).toHaveLength(20_000);
  expect(performance.now() - since).toBeLessThan(3000);
});
