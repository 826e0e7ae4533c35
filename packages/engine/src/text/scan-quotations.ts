import type { TextSpan } from './fill-spans.ts';

export type QuotationRules = {
  /** A global pattern for opening marks, and for text that is skipped as a whole if it comes first. */
  opening: RegExp;
  /** By opening mark, a global pattern for what ends the quotation or shows that it never ends. */
  endings: Readonly<Record<string, RegExp>>;
  /** Ends that are not marks. */
  breaks: string;
  minChars: number;
  maxChars: number;
};

/**
 * Finds quotations as a single pattern would, left to right. A pattern would look for the end from every opening mark,
 * which is quadratic for thousands of unclosed ones; here each end is looked up once.
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
