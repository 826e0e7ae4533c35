import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ROWS, type RowProblem, readRows } from './read-rows.ts';

const NAMES = ['name', 'order number', 'remedy'];
const read = (text: string, fills = {}) => readRows(text, NAMES, fills);

test.each([
  { how: 'from a spreadsheet', text: 'Ann\t7\tvoucher\nBob\t8\trefund' },
  { how: 'from a file with commas', text: 'Ann,7,voucher\r\nBob,8,refund\r\n' },
  { how: 'from a file with semicolons', text: 'Ann;7;voucher\nBob;8;refund' },
  { how: 'with names in another order', text: 'remedy\tname\torder number\nvoucher\tAnn\t7\nrefund\tBob\t8' },
  { how: 'with names in brackets and capitals', text: '[Name],[Order  Number],REMEDY\nAnn,7,voucher\nBob,8,refund' },
  { how: 'with empty rows between', text: '\nAnn\t7\tvoucher\n\t\t\nBob\t8\trefund\n\n' },
])('reads rows $how', ({ text }) => {
  const { rows, problems } = read(text);

  expect(problems).toEqual([]);
  expect(rows.map(({ values }) => values)).toEqual([
    { name: 'Ann', 'order number': '7', remedy: 'voucher' },
    { name: 'Bob', 'order number': '8', remedy: 'refund' },
  ]);
});

test.each<{ text: string; problems: RowProblem[] }>([
  { text: '', problems: [] },
  { text: 'Ann\t7\tx\nBob\t8', problems: [{ kind: 'cells', row: 2, cells: 2, expected: 3 }] },
  { text: 'name\tremedy\nAnn\tx\ty', problems: [{ kind: 'cells', row: 1, cells: 3, expected: 2 }] },
  { text: 'name\tremedy\n\nAnn\n', problems: [{ kind: 'cells', row: 1, cells: 1, expected: 2 }] },
  { text: 'name\tremedy\nAnn\tx\n\nBob\n', problems: [{ kind: 'cells', row: 3, cells: 1, expected: 2 }] },
  { text: 'Ann, 7', problems: [{ kind: 'cells', row: 1, cells: 2, expected: 3 }] },
  { text: 'name\torder number\tcity\nAnn\t7\tRome', problems: [{ kind: 'unknownColumn', name: 'city' }] },
  { text: 'name\tname\tremedy\nAnn\tBob\tx', problems: [{ kind: 'repeatedColumn', name: 'name' }] },
  { text: 'name\torder number\tremedy', problems: [{ kind: 'onlyNames' }] },
  { text: 'name\tb\tc', problems: [] },
])('finds $problems in $text', ({ text, problems }) => {
  expect(read(text).problems).toEqual(problems);
});

test('a first row of which only half reads like names is a row of values', () => {
  const { rows } = readRows('name\tvoucher', ['name', 'remedy'], {});

  expect(rows).toEqual([{ row: 1, values: { name: 'name', remedy: 'voucher' } }]);
});

test('a row that does not fit is left out, the others are kept under their numbers', () => {
  expect(read('Ann\t7\tx\nBob\nCid\t9\ty').rows.map(({ row }) => row)).toEqual([1, 3]);
});

test('what has no column is taken from the form', () => {
  const { rows, fromForm } = read('name\nAnn', { name: 'typed', remedy: 'voucher' });

  expect(fromForm).toEqual(['order number', 'remedy']);
  expect(rows).toEqual([{ row: 1, values: { name: 'Ann', 'order number': '', remedy: 'voucher' } }]);
});

test('an empty cell stays empty, whatever the form says, and is counted', () => {
  const { rows, emptyCells } = read('Ann\t\tx\nBob\t \ty', { 'order number': '7' });

  expect(rows.map(({ values }) => values['order number'])).toEqual(['', ' ']);
  expect(emptyCells).toBe(2);
});

test('a single placeholder may have commas in its values', () => {
  const { rows, problems } = readRows('tea, no sugar\ncoffee; black', ['drink'], {});

  expect(problems).toEqual([]);
  expect(rows.map(({ values }) => values)).toEqual([{ drink: 'tea, no sugar' }, { drink: 'coffee; black' }]);
});

test('a placeholder may be called like something that every object has', () => {
  const { rows } = readRows('__proto__\tconstructor\na\tb', ['constructor', '__proto__'], {});

  expect(Object.entries(rows[0]?.values ?? {})).toEqual([
    ['constructor', 'b'],
    ['__proto__', 'a'],
  ]);
});

test.each([
  { rows: MAX_ROWS, problems: [] },
  { rows: MAX_ROWS + 1, problems: [{ kind: 'tooMany', rows: MAX_ROWS + 1 }] },
])('of $rows rows it says $problems', ({ rows, problems }) => {
  expect(read(`name\n${'Ann\n'.repeat(rows)}`).problems).toEqual(problems);
});

test('each non-empty row is either used or reported', () => {
  const cell = fc.constantFrom('', 'a', 'name', 'remedy', '7');
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      const { rows: used, problems } = read(rows.map((cells) => cells.join('\t')).join('\n'));
      const told = problems.flatMap((problem) => (problem.kind === 'cells' ? [problem.row] : []));
      const numbers = [...used.map(({ row }) => row), ...told];
      const filled = rows.flatMap((cells, index) => (cells.some((text) => text !== '') ? [index] : []));
      const names = filled.length - numbers.length;
      expect([0, 1]).toContain(names);
      const [first = 0] = filled.slice(names);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(filled.slice(names).map((index) => index - first + 1));
    }),
  );
});
