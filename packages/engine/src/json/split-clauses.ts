import { allMatches } from '../text/all-matches.ts';

/** A piece of a text, without surrounding punctuation. */
export type Clause = {
  start: number;
  end: number;
  /** Preceded only by a comma. */
  isAfterComma: boolean;
  /** It starts a sentence, a line or a list item. */
  opensSentence: boolean;
};
type Mark = { start: number; end: number; kind: 'sentence' | 'comma' | 'joiner' };

/** A period after these does not end a sentence, nor does one within a date ("12. March"). */
const ABBREVIATED = String.raw`(?<!(?:^|[\s(])(?:max|min|ca|bzw|nr|vs|approx|e\.g|i\.e|z\. ?b|d\. ?h|p\. ?ej|p\. ?ex|inkl|evtl|ggf|no))`;
const DATE_WITHIN = String.raw`(?!(?<=\b\d{1,2}\.) (?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[cz]))`;
const END = new RegExp(`${ABBREVIATED}[.!?]${DATE_WITHIN}(?=\\s|$)|[。！？；;\\n]`, 'g');
/** "1." and "2)" of an inline list. */
const POINT = /(?<=^|[\s,:;、，：])(\d{1,2})[.)](?=\s)/g;
const COMMA = /[,،、，](?!\d)|(?<!\d)[,،、，]/g;
const LIST_MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])?\s*/;

/**
 * Splits at sentence ends, line breaks, semicolons and commas, and at further breaks.
 * @param text folded, with quotations hidden, so that a comma in them splits nothing
 */
export function splitClauses(text: string, breaks: readonly { start: number; end: number }[]): Clause[] {
  const marked = (kind: Mark['kind']) => (span: { start: number; end: number }) => ({ ...span, kind });
  const marks: Mark[] = [
    ...allMatches(text, END).map(spanOf).map(marked('sentence')),
    ...listPoints(text).map(marked('sentence')),
    ...allMatches(text, COMMA).map(spanOf).map(marked('comma')),
    ...breaks.map(marked('joiner')),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const clauses: Clause[] = [];
  let start = 0;
  let isAfterComma = false;
  let opensSentence = true;
  for (const mark of [...marks, { start: text.length, end: text.length, kind: 'sentence' as const }]) {
    if (mark.start < start) continue;
    const clause = trimmed(text, start, mark.start);
    if (clause !== null) {
      clauses.push({ ...clause, isAfterComma, opensSentence });
      isAfterComma = mark.kind === 'comma';
      opensSentence = mark.kind === 'sentence';
    } else {
      isAfterComma = isAfterComma && mark.kind === 'comma';
      opensSentence = opensSentence || mark.kind === 'sentence';
    }
    start = mark.end;
  }
  return clauses;
}

/** The numbers of a list, if there is one: they count from one. */
export function listPoints(text: string): { start: number; end: number }[] {
  const points = allMatches(text, POINT);
  return points[0]?.[1] === '1' && points[1]?.[1] === '2' ? points.map(spanOf) : [];
}

function spanOf({ index, 0: match }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + match.length };
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  const piece = text.slice(from, to);
  const start = from + (LIST_MARK.exec(piece)?.[0].length ?? 0);
  const end = to - (piece.length - piece.trimEnd().length);
  // The number of a list item also ends in a period.
  return end > start && !/^[\p{N}\s]*$/u.test(text.slice(start, end)) ? { start, end } : null;
}
