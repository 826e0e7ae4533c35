import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { rowsToCsv, rowsToJsonLines } from './write-rows.ts';

const row = (values: Record<string, string>) => ({ row: 1, values });

test('writes the prompt and its values, with line ends and quotation marks as spreadsheets want them', () => {
  const csv = rowsToCsv('To [name]:\n"[remedy]"', ['name', 'remedy'], [row({ name: 'Lee, Ann', remedy: 'voucher' })]);

  expect(csv).toBe('\uFEFFprompt,name,remedy\r\n"To Lee, Ann:\n""voucher""","Lee, Ann",voucher\r\n');
});

test.each([
  { cell: '=1+1', written: "'=1+1" },
  { cell: '+49 30 1', written: "'+49 30 1" },
  { cell: '-5', written: "'-5" },
  { cell: '@SUM(A1)', written: "'@SUM(A1)" },
  { cell: '\tx', written: "'\tx" },
  { cell: '\r=1', written: '"\'\r=1"' },
  { cell: '=HYPERLINK("a","b")', written: '"\'=HYPERLINK(""a"",""b"")"' },
  { cell: '1=1', written: '1=1' },
  { cell: ' =1', written: "' =1" },
  { cell: ' \t\u00A0@x', written: "' \t\u00A0@x" },
  { cell: '\u200B\uFEFF-1', written: "'\u200B\uFEFF-1" },
  { cell: '\n =1', written: '"\'\n =1"' },
  { cell: '＝1', written: "'＝1" },
  { cell: '\u3000＋1', written: "'\u3000＋1" },
  { cell: '－1', written: "'－1" },
  { cell: '＠x', written: "'＠x" },
  { cell: 'stay; move', written: '"stay; move"' },
  { cell: 'a;=1+1', written: '"a;=1+1"' },
  { cell: ' a=1', written: ' a=1' },
  { cell: "'=1", written: "'=1" },
  { cell: '', written: '' },
])('the cell $cell is written as $written', ({ cell, written }) => {
  const csv = rowsToCsv('see [b]', ['a'], [row({ a: cell })]);

  expect(csv).toBe(`\uFEFFprompt,a\r\nsee [b],${written}\r\n`);
});

test('a name or a prompt that would be a formula is neutralised, too', () => {
  expect(rowsToCsv('[=a]', ['=a'], [row({ '=a': '=1' })])).toBe("\uFEFFprompt,'=a\r\n'=1,'=1\r\n");
});

const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\t', '=', '＝', '-', ';', "'", '字', ' ') });
const values = fc.array(fc.record({ a: text, b: text }), { maxLength: 5 });

test('what is written as CSV is read back, but for the apostrophes, and holds no formula', () => {
  fc.assert(
    fc.property(values, (all) => {
      const cells = readTable(rowsToCsv('[a]', ['a', 'b'], all.map(row)), ',');
      const [names, ...rows] = cells;
      expect(names).toEqual(['prompt', 'a', 'b']);
      expect(rows.map(([, a, b]) => ({ a, b }))).toEqual(all.map(({ a, b }) => ({ a: neutral(a), b: neutral(b) })));
      for (const cell of cells.flat()) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
  );
});

test('what is written as JSON is read back as it was, an object in each line', () => {
  fc.assert(
    fc.property(values, (all) => {
      const lines = rowsToJsonLines('To [a]', all.map(row)).split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.map((line) => JSON.parse(line))).toEqual(
        all.map((each) => ({ prompt: each.a.trim() === '' ? 'To [a]' : `To ${each.a}`, values: each })),
      );
    }),
  );
});

const neutral = (cell: string) =>
  /^[=+\-@＝＋－＠]/.test(cell.trimStart()) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
