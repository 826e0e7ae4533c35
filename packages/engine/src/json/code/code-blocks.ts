import type { CodeLanguage } from './code-report.ts';
import type { LineIndex } from './line-index.ts';

export type CodeBlocks = {
  /** Nesting depth of blocks. */
  nesting: number;
  /** Offset of the brace that closes the one at the given offset; the end of the text if it is never closed. */
  closingOf: (openBrace: number) => number;
  /** Last line of the block that the given line opens, judged by the indentation of the following lines. */
  lastIndentedLine: (line: number) => number;
};

export const INDENTED: readonly string[] = ['python', 'yaml', 'ruby'];
const TAB_COLUMNS = 4;

/** @param bare the code without strings and comments */
export function findBlocks(bare: string, { starts }: LineIndex, language: CodeLanguage | 'unknown'): CodeBlocks {
  const braces = pairBraces(bare);
  const indents = measureIndents(bare, starts);
  return {
    nesting: INDENTED.includes(language) ? indents.nesting : braces.nesting,
    closingOf: (open) => braces.closing.get(open) ?? bare.length,
    lastIndentedLine: (line) => indents.lastLine[line - 1] ?? line,
  };
}

function pairBraces(bare: string): { closing: Map<number, number>; nesting: number } {
  const closing = new Map<number, number>();
  const open: number[] = [];
  let nesting = 0;
  for (let at = 0; at < bare.length; at += 1) {
    const character = bare.charCodeAt(at);
    if (character === 0x7b) {
      open.push(at);
      nesting = Math.max(nesting, open.length);
    } else if (character === 0x7d) {
      const start = open.pop();
      if (start !== undefined) closing.set(start, at);
    }
  }
  return { closing, nesting };
}

function measureIndents(bare: string, starts: readonly number[]): { lastLine: number[]; nesting: number } {
  const lastLine: number[] = [];
  const open: { line: number; columns: number }[] = [];
  let nesting = 0;
  let lastFilled = 0;
  starts.forEach((start, index) => {
    const columns = columnsBefore(bare, start);
    lastLine[index] = starts.length;
    if (columns === null) return;
    for (let top = open.at(-1); top !== undefined && top.columns >= columns; top = open.at(-1)) {
      lastLine[top.line] = lastFilled + 1;
      open.pop();
    }
    open.push({ line: index, columns });
    nesting = Math.max(nesting, open.length - 1);
    lastFilled = index;
  });
  for (const { line } of open) lastLine[line] = lastFilled + 1;
  return { lastLine, nesting };
}

/** Columns of whitespace before the first character of a line; null for an empty line. */
function columnsBefore(bare: string, start: number): number | null {
  let columns = 0;
  for (let at = start; at < bare.length; at += 1) {
    const character = bare[at];
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += TAB_COLUMNS;
    else return character === '\n' || character === '\r' ? null : columns;
  }
  return null;
}
