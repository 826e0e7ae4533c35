import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jobNames } from '../content/job-names.mjs';

/** @typedef {import('./font-subsets.mjs').FontSubset} FontSubset */

const ROOT = join(import.meta.dirname, '../..');
const MODULES = join(ROOT, 'node_modules');

/**
 * What a font file has to hold of its script: the alphabet, and all that the words of its languages are written with.
 * @param {FontSubset} subset
 * @returns {string} each character once, in the order of their numbers
 */
export function wantedCharacters({ source, languages, alphabet }) {
  const words = languages.map(readWords).join('');
  const ranges = readRanges(source);
  return [...new Set(alphabet + words + words.toUpperCase())]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return ranges.some(({ first, last }) => code >= first && code <= last);
    })
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join('');
}

/** @param {string} language */
function readWords(language) {
  const folder = join(ROOT, 'content/messages', language);
  const messages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...messages, ...jobNames(ROOT, language).values()].join('');
}

/** What a package says that a file of it holds. @param {string} source a path below node_modules */
function readRanges(source) {
  const [scope = '', name = ''] = source.split('/');
  const part = /** @type {string} */ (
    /-(latin-ext|latin|cyrillic|arabic)-(?:wght|\d+)-normal/.exec(basename(source))?.[1]
  );
  /** @type {Record<string, string>} */
  const ranges = JSON.parse(readFileSync(join(MODULES, scope, name, 'unicode.json'), 'utf8'));
  return (ranges[part] ?? '').split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
}
