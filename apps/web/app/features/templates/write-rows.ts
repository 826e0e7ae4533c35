import { fillTemplate, ownText, textOf } from './fill-template.ts';
import type { FilledRow } from './read-rows.ts';

/** Spreadsheets take a cell for a formula whose first visible character is one of these (OWASP, "CSV injection"). */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/** A semicolon too: where the comma is the decimal sign, spreadsheets part the cells of a file at semicolons. */
const TO_QUOTE = /[",;\r\n]/;
/** By which spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The prompts and what went into them as CSV for spreadsheets (RFC 4180). A cell that would be a formula begins with an
 * apostrophe.
 */
export function rowsToCsv(template: string, names: readonly string[], rows: readonly FilledRow[]): string {
  const body = rows.map(({ values }) => [
    textOf(fillTemplate(template, values)),
    ...names.map((name) => ownText(values, name)),
  ]);
  const lines = [['prompt', ...names], ...body].map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** The prompts as JSON for programs, an object in each line; nothing is changed. */
export function rowsToJsonLines(template: string, rows: readonly FilledRow[]): string {
  return rows
    .map(({ values }) => `${JSON.stringify({ prompt: textOf(fillTemplate(template, values)), values })}\n`)
    .join('');
}

function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
