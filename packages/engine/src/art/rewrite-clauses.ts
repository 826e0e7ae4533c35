import { fillSpans } from '../text/fill-spans.ts';
import { type QuotationRules, scanQuotations } from '../text/scan-quotations.ts';
import { stripOpenEnd } from './strip-open-end.ts';

/** Lettering may be long and span lines. */
const LETTERING: QuotationRules = {
  opening: /["“„«「『]/g,
  endings: { '"': /"/g, '“': /”/g, '„': /[“”]/g, '«': /»/g, '「': /」/g, '『': /』/g },
  breaks: '',
  minChars: 1,
  maxChars: Number.POSITIVE_INFINITY,
};
/** Between two clauses. A period inside a number or an address does not count. */
export const CLAUSE_BREAK = /([,;.!?](?:\s+|$)|[、，。；،؛！？\n]\s*)/u;
const SENTENCE_END = /[.!?。！？]\s*$/u;

/**
 * The text with each clause replaced by the result of `rewrite`; an empty one is removed with its comma. `blanked` is
 * the clause without quotations. A text without changes is returned as is, including its spaces.
 */
export function rewriteClauses(text: string, rewrite: (clause: string, blanked: string) => string): string {
  let rewritten = '';
  let place = 0;
  let isGap = false;
  let hasGap = false;
  for (const [index, piece] of blankQuotes(text).split(CLAUSE_BREAK).entries()) {
    const typed = text.slice(place, place + piece.length);
    place += piece.length;
    if (index % 2 === 1) {
      rewritten = isGap ? closeGap(rewritten, typed) : rewritten + typed;
      continue;
    }
    const kept = rewrite(typed, piece);
    hasGap ||= kept !== typed;
    rewritten += kept;
    isGap = kept === '' && typed !== '';
  }
  return hasGap ? stripOpenEnd(rewritten).trim() : text;
}

/** Quoted words are lettering and say nothing about the picture. All indexes are preserved. */
export function blankQuotes(text: string): string {
  return fillSpans(text, scanQuotations(text, LETTERING), '_');
}

/** Quotations, including their marks. */
export function quotesIn(text: string): string[] {
  return scanQuotations(text, LETTERING).map(({ 0: quoted }) => quoted);
}

/** Two breaks meet if a whole clause was removed: the end of a sentence is kept, otherwise the later one. */
function closeGap(text: string, laterBreak: string): string {
  if (text === '' || SENTENCE_END.test(text)) return text;
  return stripOpenEnd(text) + laterBreak;
}
