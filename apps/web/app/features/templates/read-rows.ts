import { type Fills, ownText } from './fill-template.ts';
import { DELIMITERS, readTable } from './read-table.ts';

/** Rows that are turned into prompts at once. */
export const MAX_ROWS = 500;

/** Rows are numbered as in the pasted table, from the first row of values on, which is row 1. */
export type RowProblem =
  | { kind: 'cells'; row: number; cells: number; expected: number }
  | { kind: 'unknownColumn'; name: string }
  | { kind: 'repeatedColumn'; name: string }
  | { kind: 'onlyNames' }
  | { kind: 'tooMany'; rows: number };

export type FilledRow = {
  row: number;
  /** A value for every placeholder, by name; '' leaves its bracket open. */
  values: Fills;
};

export type Rows = {
  /** Those that can be used; each of the others is in `problems`. */
  rows: FilledRow[];
  problems: RowProblem[];
  /** Placeholders without their own column, which take what was typed for them in the form. */
  fromForm: string[];
  /** Cells with nothing in them, whose brackets stay open. */
  emptyCells: number;
};

/**
 * Reads a pasted table as values for placeholders. Its first row may name them, in any order; without such a row there is
 * a column for each, in the order of the template.
 * @param names the placeholders, in the order of the template
 * @param fills what was typed in the form
 */
export function readRows(text: string, names: readonly string[], fills: Fills): Rows {
  const table = readPasted(text, names);
  const [first] = table;
  const header = first && isHeader(first.cells, names) ? first.cells : undefined;
  const columns = header?.map((cell) => nameIn(cell, names) ?? cell) ?? [...names];
  const values = header ? table.slice(1) : table;
  const above = (values[0]?.row ?? 1) - 1;
  const body = values.map(({ row, cells }) => ({ row: row - above, cells }));
  const fromForm = names.filter((name) => !columns.includes(name));

  const problems: RowProblem[] = columnProblems(columns, names);
  if (header && body.length === 0) problems.push({ kind: 'onlyNames' });
  if (body.length > MAX_ROWS) problems.push({ kind: 'tooMany', rows: body.length });
  const rows: FilledRow[] = [];
  for (const { row, cells } of body) {
    if (cells.length !== columns.length) {
      problems.push({ kind: 'cells', row, cells: cells.length, expected: columns.length });
      continue;
    }
    const inTable = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
    const filled = names.map((name) => [name, inTable.get(name) ?? ownText(fills, name)]);
    rows.push({ row, values: Object.fromEntries(filled) });
  }
  const inColumns = names.filter((name) => columns.includes(name));
  const emptyCells = rows.flatMap(({ values }) => inColumns.filter((name) => ownText(values, name).trim() === ''));
  return { rows, problems, fromForm, emptyCells: emptyCells.length };
}

type PastedRow = { row: number; cells: string[] };

/** The rows with anything in them, parted by what makes sense of the first one. */
function readPasted(text: string, names: readonly string[]): PastedRow[] {
  const readings = DELIMITERS.map((delimiter) =>
    readTable(text, delimiter)
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  );
  const width = ([first]: PastedRow[]) => first?.cells.length ?? 0;
  const fitting = readings.find((rows) => width(rows) === names.length || (rows[0] && isHeader(rows[0].cells, names)));
  return fitting ?? readings.toSorted((a, b) => width(b) - width(a))[0] ?? [];
}

/** More than half of the cells name a placeholder: one alone may be a value that happens to read like one. */
function isHeader(cells: readonly string[], names: readonly string[]): boolean {
  const known = cells.filter((cell) => nameIn(cell, names) !== undefined);
  return known.length > cells.length / 2;
}

/** The placeholder that a cell names, with or without brackets, in capitals or not. */
function nameIn(cell: string, names: readonly string[]): string | undefined {
  const wanted = plain(cell);
  return names.find((name) => plain(name) === wanted);
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/^[[［](.*)[\]］]$/, '$1')
    .replace(/\s+/g, ' ')
    .toLowerCase();

function columnProblems(columns: readonly string[], names: readonly string[]): RowProblem[] {
  const unknown = columns.filter((name) => !names.includes(name));
  const repeated = names.filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name));
  return [
    ...unknown.map((name) => ({ kind: 'unknownColumn', name }) as const),
    ...repeated.map((name) => ({ kind: 'repeatedColumn', name }) as const),
  ];
}
