import type { TextSpan } from './fill-spans.ts';

export type QuotationRules = {
  /** A global pattern that finds marks that open, and what is taken whole where it stands first. */
  opening: RegExp;
  /** By the mark that opens, a global pattern of what ends the quotation or shows that it never ends. */
  endings: Readonly<Record<string, RegExp>>;
  /** Ends that are no marks. */
  breaks: string;
  minChars: number;
  maxChars: number;
};

/**
 * Finds quotations as one pattern would, left to right. A pattern would look for the end from every mark that opens, so that
 * thousands that never close took the square of their number; here each end is looked for once.
 */
export function scanQuotations(
  text: string,
  { opening, endings, breaks, minChars, maxChars }: QuotationRules,
): TextSpan[] {
  const found: TextSpan[] = [];
  const knownEnds = new Map<RegExp, number>();
  const endAfter = (ending: RegExp, index: number) => {
    const known = knownEnds.get(ending) ?? -1;
    if (known > index) return known;
    ending.lastIndex = index + 1;
    const end = ending.exec(text)?.index ?? text.length;
    knownEnds.set(ending, end);
    return end;
  };
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const { index, 0: mark } = match;
    const ending = endings[mark];
    if (ending === undefined) {
      found.push({ index, 0: mark });
      continue;
    }
    const end = endAfter(ending, index);
    const chars = end - index - 1;
    if (end === text.length || breaks.includes(text.charAt(end)) || chars < minChars || chars > maxChars) continue;
    found.push({ index, 0: text.slice(index, end + 1) });
    opening.lastIndex = end + 1;
  }
  return found;
}
