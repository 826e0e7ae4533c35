import { datePatterns } from './date-patterns.mjs';

/** @typedef {import('./read-page.mjs').Page} Page */

const SLOT = /\{\{[^}]*\}\}/;
/** Composed texts: a title with the site's name, a button with its subject, cells of a table's head. */
const SEAMS = /\s*[|·,:–…،、：，]\s*|\s(?=\()|(?=（)|^- |[[\]]|\s*\.$/u;
/** A pattern with fewer Latin letters would fit anything; other scripts say a word with one. */
const MIN_LETTERS = 2;

/**
 * Texts of a language's pages that its content does not have: they are hard-coded, where translators cannot find them,
 * or come from another language.
 * @param {readonly Page[]} pages all in one language
 * @param {readonly string[]} known every text that a page in it may show, with {{slots}}
 * @param {string} tag BCP 47
 */
export function findHardCodedText(pages, known, tag) {
  const isKnown = matcherOf(known, datePatterns(tag));
  const shown = pages.flatMap(({ path, texts }) => texts.map((text) => ({ path, text })));
  const first = new Map(shown.toReversed().map(({ path, text }) => [tidy(text), path]));
  return [...first]
    .filter(([text]) => !isKnown(text))
    .map(([text, path]) => `${path}: “${text.slice(0, 120)}” is not in content/`);
}

/** @param {readonly string[]} known @param {RegExp} dates @returns {(text: string) => boolean} */
function matcherOf(known, dates) {
  const all = known.map(tidy).join('\n');
  const patterns = known.filter(isPattern).map(patternOf);
  const isWhole = (/** @type {string} */ text) => all.includes(text) || patterns.some((pattern) => pattern.test(text));
  const isFine = (/** @type {string} */ text) => hasNoWords(text.replace(dates, '')) || isWhole(text);
  const isPutTogether = (/** @type {string} */ text) => text.split(SEAMS).every(isFine);
  return (text) => isFine(text) || isPutTogether(text) || isPutTogether(text.replace(dates, ''));
}

/** Figures, times, addresses, and whole objects of JSON, whose keys are English in every language. */
function hasNoWords(/** @type {string} */ text) {
  return !/\p{L}{2}/u.test(text.replace(/\bUTC\b/, '')) || /^\/\S*$|^\{.*\}$/.test(text);
}

/** @param {string} text */
function isPattern(text) {
  const letters = text.replaceAll(new RegExp(SLOT, 'g'), '').match(/\p{L}/gu) ?? [];
  return SLOT.test(text) && (letters.length >= MIN_LETTERS || /[^\p{Script=Latin}]/u.test(letters.join('')));
}

/** @param {string} text */
function patternOf(text) {
  const fixed = tidy(text).split(new RegExp(SLOT, 'g')).map(escaped);
  return new RegExp(`^${fixed.join('.*')}$`, 'u');
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Without the word joiners that the build sets where no line may end (compile-markdown.server.ts). @param {string} text */
const tidy = (text) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
