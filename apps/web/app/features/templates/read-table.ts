/** What parts the cells of a pasted table: spreadsheets paste tabs, files have commas or, where those are decimal, semicolons. */
export const DELIMITERS = ['\t', ',', ';'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Cuts a pasted text into rows of cells, by RFC 4180 and what spreadsheets put on the clipboard: a cell is quoted where its
 * closing quotation mark ends it; else its quotation marks are text. Rows may end in any way that lines do.
 */
export function readTable(text: string, delimiter: Delimiter): string[][] {
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(cell)) {
    if (whole === '' && row.length === 0) break; // behind the end of the last row
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
