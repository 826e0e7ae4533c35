import { allMatches } from '../text/all-matches.ts';

/** A piece of a text, without the marks around it. */
export type Clause = {
  start: number;
  end: number;
  /** Only a comma stands before it. */
  isAfterComma: boolean;
};

const END = /[.!?](?=\s|$)|[。！？；;\n]/g;
const COMMA = /[,،、，](?!\d)|(?<!\d)[,،、，]/g;
const LIST_MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])?\s*/;

/**
 * Splits at sentence ends, line breaks, semicolons and commas, and at further breaks.
 * @param text folded, with quotations hidden, so that a comma in them splits nothing
 */
export function splitClauses(text: string, breaks: readonly { start: number; end: number }[]): Clause[] {
  const marks = [
    ...allMatches(text, END).map(({ index }) => ({ start: index, end: index + 1, isComma: false })),
    ...allMatches(text, COMMA).map(({ index }) => ({ start: index, end: index + 1, isComma: true })),
    ...breaks.map(({ start, end }) => ({ start, end, isComma: false })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const clauses: Clause[] = [];
  let start = 0;
  let isAfterComma = false;
  for (const mark of [...marks, { start: text.length, end: text.length, isComma: false }]) {
    if (mark.start < start) continue;
    const clause = trimmed(text, start, mark.start);
    if (clause !== null) {
      clauses.push({ ...clause, isAfterComma });
      isAfterComma = mark.isComma;
    } else isAfterComma = isAfterComma && mark.isComma;
    start = mark.end;
  }
  return clauses;
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  const piece = text.slice(from, to);
  const start = from + (LIST_MARK.exec(piece)?.[0].length ?? 0);
  const end = to - (piece.length - piece.trimEnd().length);
  // The number of a list item ends in a full stop, too.
  return end > start && !/^[\p{N}\s]*$/u.test(text.slice(start, end)) ? { start, end } : null;
}
