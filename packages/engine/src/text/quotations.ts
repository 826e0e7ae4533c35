import { fillSpans, type TextSpan } from './fill-spans.ts';
import { LINK } from './links.ts';
import { type QuotationRules, scanQuotations } from './scan-quotations.ts';

const OPENING = /["“„«「『《]/g;
/** Single-line quotations in any of the twelve languages; a longer one was hardly intended. */
const RULES: QuotationRules = {
  opening: OPENING,
  endings: {
    '"': /["\n]/g,
    '“': /[”\n]/g,
    '„': /[“”\n]/g,
    '«': /[»\n]/g,
    '「': /[」\n]/g,
    '『': /[』\n]/g,
    '《': /[》\n]/g,
  },
  breaks: '\n',
  minChars: 0,
  maxChars: 400,
};
const RULES_WITH_LINKS: QuotationRules = { ...RULES, opening: new RegExp(`${OPENING.source}|${LINK.source}`, 'g') };

/** Quotations with their marks, in text order. */
export function quotationsIn(text: string): TextSpan[] {
  return scanQuotations(text, RULES);
}

/** Links too; a mark within a link opens nothing. */
export function quotationsAndLinksIn(text: string): TextSpan[] {
  return scanQuotations(text, RULES_WITH_LINKS);
}

/** The text with blanked quotations, so that all positions are preserved. */
export function withoutQuotations(text: string): string {
  return fillSpans(text, quotationsIn(text), ' ');
}
