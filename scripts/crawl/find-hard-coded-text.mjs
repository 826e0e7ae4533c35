/** @typedef {import('./read-page.mjs').Page} Page */

const SLOT = /\{\{[^}]*\}\}/;
/** Where texts are put together: a title with the site's name, a button with what it is for, cells of a table's head. */
const SEAMS = /\s*[|·,:–…]\s*|\s(?=\()|^- |[[\]]|\s*\.$/u;
/** Dates are written by the browser's own words. */
const CALENDAR =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|AM|PM|UTC)\b/g;
/** A pattern with fewer letters would fit anything. */
const MIN_LETTERS = 2;

/**
 * Texts of English pages that stand in the code, where no translator finds them.
 * @param {readonly Page[]} pages
 * @param {readonly string[]} known every text that a page may show, with {{slots}}
 */
export function findHardCodedText(pages, known) {
  const isKnown = matcherOf(known);
  const english = pages
    .filter(({ lang }) => lang === 'en')
    .flatMap(({ path, texts }) => texts.map((text) => ({ path, text })));
  const first = new Map(english.toReversed().map(({ path, text }) => [tidy(text), path]));
  return [...first]
    .filter(([text]) => !isKnown(text))
    .map(([text, path]) => `${path}: “${text.slice(0, 120)}” is not in content/`);
}

/** @param {readonly string[]} known @returns {(text: string) => boolean} */
function matcherOf(known) {
  const all = known.map(tidy).join('\n');
  const patterns = known.filter(isPattern).map(patternOf);
  const isWhole = (/** @type {string} */ text) => all.includes(text) || patterns.some((pattern) => pattern.test(text));
  return (text) =>
    hasNoWords(text) || isWhole(text) || text.split(SEAMS).every((part) => hasNoWords(part) || isWhole(part));
}

/** Figures, dates and times, addresses, and whole objects of JSON, whose keys are English in every language. */
function hasNoWords(/** @type {string} */ text) {
  return !/\p{L}{2}/u.test(text.replace(CALENDAR, '')) || /^\/\S*$|^\{.*\}$/.test(text);
}

/** @param {string} text */
function isPattern(text) {
  const letters = text.replaceAll(new RegExp(SLOT, 'g'), '').match(/\p{L}/gu) ?? [];
  return SLOT.test(text) && letters.length >= MIN_LETTERS;
}

/** @param {string} text */
function patternOf(text) {
  const fixed = tidy(text).split(new RegExp(SLOT, 'g')).map(escaped);
  return new RegExp(`^${fixed.join('.*')}$`, 'u');
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** @param {string} text */
const tidy = (text) => text.replace(/\s+/g, ' ').trim();
