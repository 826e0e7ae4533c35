import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['messages', 'guides', 'templates', 'community'];
const ENGINE_WORDS = 'packages/engine/src/words';
const PLURAL_KEY = /^(.+)_(?:zero|one|two|few|many|other)$/;

/**
 * Writes the files of a language with the English words in them, so that a translator only replaces texts: with the plural
 * forms of the language, and a glossary to be filled in.
 * @param {string} root @param {string} code the folder's name @param {string} tag BCP 47
 * @returns {number} of files
 */
export function beginContent(root, code, tag) {
  const content = join(root, 'content');
  for (const folder of FOLDERS) cpSync(join(content, folder, 'en'), join(content, folder, code), { recursive: true });
  cpSync(join(root, ENGINE_WORDS, 'en'), join(root, ENGINE_WORDS, code), { recursive: true });
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const messages = join(content, 'messages', code);
  for (const file of readdirSync(messages))
    rewrite(join(messages, file), (words) => withPlurals(words, pluralCategories));
  mkdirSync(join(content, 'glossary'), { recursive: true });
  const terms = /** @type {string[]} */ (readJson(join(content, 'glossary/terms.json')));
  const empty = Object.fromEntries(terms.map((term) => [term, { use: '', stems: [], avoid: [] }]));
  writeJson(join(content, 'glossary', `${code}.json`), { terms: empty, freely: {}, sameAsEnglish: {} });
  const folders = [...FOLDERS.map((folder) => join(content, folder, code)), join(root, ENGINE_WORDS, code)];
  return folders.reduce((sum, folder) => sum + readdirSync(folder).length, 1);
}

/**
 * Every plural family in the forms of a language, each with the text of the English form `other`.
 * @param {object} words @param {readonly string[]} categories @returns {object}
 */
export function withPlurals(words, categories) {
  /** @type {Record<string, unknown>} */
  const own = {};
  for (const [key, value] of Object.entries(words)) {
    const base = PLURAL_KEY.exec(key)?.[1];
    if (typeof value === 'object' && value !== null) own[key] = withPlurals(value, categories);
    else if (base === undefined) own[key] = value;
    else for (const category of categories) own[`${base}_${category}`] = /** @type {any} */ (words)[`${base}_other`];
  }
  return own;
}

/** @param {string} path @param {(words: object) => object} change */
function rewrite(path, change) {
  writeJson(path, change(/** @type {object} */ (readJson(path))));
}

/** @param {string} path @returns {unknown} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
