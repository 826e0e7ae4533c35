import { fillSpans, type TextSpan } from './fill-spans.ts';
import { LINK } from './links.ts';
import { type QuotationRules, scanQuotations } from './scan-quotations.ts';

const OPENING = /["“„«「『《]/g;
/** Quotations of any of the twelve languages, on one line; what is longer was hardly meant to be one. */
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

/** What stands in quotation marks, with its marks, in the order of the text. */
export function quotationsIn(text: string): TextSpan[] {
  return scanQuotations(text, RULES);
}

/** Links, too; a mark within a link opens nothing. */
export function quotationsAndLinksIn(text: string): TextSpan[] {
  return scanQuotations(text, RULES_WITH_LINKS);
}

/** The text with quotations made blank, so that all places stay where they are. */
export function withoutQuotations(text: string): string {
  return fillSpans(text, quotationsIn(text), ' ');
}
