/**
 * @typedef {{ use: string, stems: string[], avoid: string[] }} Term
 * @typedef {import('./banned-wordings.mjs').BannedWording} BannedWording
 * @typedef {{ terms: Record<string, Term>, freely: Record<string, string>, sameAsEnglish: Record<string, string>, banned?: BannedWording[] }} Glossary
 */

/** Longer texts may say a term with a pronoun or leave it out. */
const MAX_LABEL_CHARS = 40;

/**
 * Terms of a glossary that are missing, or not filled in.
 * @param {Glossary} glossary @param {readonly string[]} terms the English ones
 */
export function glossaryGaps({ terms: own }, terms) {
  const missing = terms.filter((term) => !own[term]?.use || !own[term].stems?.length);
  const stale = Object.keys(own).filter((term) => !terms.includes(term));
  return [...missing.map((term) => `${term} is missing`), ...stale.map((term) => `${term} is not in terms.json`)];
}

/**
 * Where a label does not use the term of the glossary, or any text one that the glossary rules out.
 * @param {string} english @param {string} own
 * @param {Glossary} glossary @param {string} tag BCP 47, for upper and lower case
 */
export function glossaryFaults(english, own, { terms }, tag) {
  const text = own.toLocaleLowerCase(tag);
  return termsIn(english, Object.keys(terms)).flatMap((term) => {
    const { use = '', stems = [], avoid = [] } = terms[term] ?? {};
    const isTold = stems.some((stem) => text.includes(stem.toLocaleLowerCase(tag)));
    const ruledOut = avoid.filter((word) => startsWordIn(text, word.toLocaleLowerCase(tag)));
    return [
      ...(english.length <= MAX_LABEL_CHARS && !isTold ? [`says “${term}” without “${use}”`] : []),
      ...ruledOut.map((word) => `says “${term}” with “${word}”, not “${use}”`),
    ];
  });
}

/** Longer terms first, and what they cover is not looked at again: a “daily limit” is no “limit”. @param {string} english @param {string[]} terms */
function termsIn(english, terms) {
  let rest = english;
  return terms
    .toSorted((a, b) => b.length - a.length)
    .filter((term) => {
      const before = rest;
      rest = rest.replace(new RegExp(String.raw`(?<![\w{<-])${RegExp.escape(term)}(?:e?s)?(?![\w}>-])`, 'giu'), ' ');
      return rest !== before;
    });
}

/** Scripts without spaces have no beginnings of words. @param {string} text @param {string} word */
function startsWordIn(text, word) {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return text.includes(word);
  return new RegExp(String.raw`(?<!\p{L})${RegExp.escape(word)}`, 'u').test(text);
}
