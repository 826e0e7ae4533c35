import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_ERRORS } from '../../packages/contract/src/error-codes.ts';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { columnsOf } from './columns-of.mjs';
import { compareWords, pluralFaults } from './compare-words.mjs';
import { findUnusedKeys } from './find-unused-keys.mjs';
import { findWordsInMarkup } from './find-words-in-markup.mjs';
import { flattenWords } from './flatten-words.mjs';
import { glossaryFaults, glossaryGaps } from './glossary-faults.mjs';
import { frameFaults, proseOf, readLongTexts } from './long-texts.mjs';
import { textFaults } from './text-faults.mjs';
import { nameRemover } from './without-names.mjs';

/**
 * @typedef {Map<string, unknown>} Words a namespace: dotted keys and their values
 * @typedef {Map<string, Words>} Namespaces by name
 * @typedef {import('../../packages/engine/src/languages.ts').LanguageCode} LanguageCode
 */

const ERRORS = 'errors';
/** Namespaces whose keys are codes that a server sends. */
const CODES = [ERRORS, 'authErrors'];
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Columns that a list of search results shows of a title and of a description. */
const MAX_COLUMNS = { title: 70, description: 155 };
/** People type these into a search: often English, never sentences. */
const KEYWORDS = /(?:^|\.)(?:metaKeywords|keywords|tags)(?:\.|$)/;

/**
 * Compares the words of every language that has begun with the English ones, which are the list of keys, and those with the
 * program. A language without a folder has not begun, which is no fault.
 * @param {string} root a repository with content and apps
 * @param {string[]} errorCodes the keys that errors.json has to have
 * @returns {{ faults: string[], languages: string[], keys: number }}
 */
export function findContentFaults(root, errorCodes = Object.keys(FUNCTION_ERRORS)) {
  const content = join(root, 'content');
  const folders = readdirSync(join(content, 'messages')).filter((name) =>
    statSync(join(content, 'messages', name)).isDirectory(),
  );
  /** @type {string[]} */
  const faults = [];
  const english = readTexts(content, 'en');
  if (english.words.size === 0) throw new Error('content/messages/en has no words to look at.');
  for (const [namespace, words] of english.words) {
    faults.push(...emptyValues(words).map((key) => `en/${namespace}.json: ${key} is empty`));
    faults.push(...pluralFaults(words, 'en').map((fault) => `en/${namespace}.json: ${fault}`));
  }
  faults.push(...errorFaults(english.words.get(ERRORS) ?? new Map(), errorCodes));
  const ownKeys = new Map([...english.words].filter(([namespace]) => !CODES.includes(namespace)));
  faults.push(...findUnusedKeys(root, ownKeys), ...findWordsInMarkup(root));
  const readWording = wordingReader(content);
  for (const folder of folders) {
    const language = LANGUAGES.find(({ code }) => code === folder);
    const own = readTexts(content, folder);
    faults.push(...lengthFaults(own).map((fault) => `${folder}/${fault}`));
    if (!language) faults.push(`${folder}: no language of the language table`);
    else if (folder !== 'en') {
      faults.push(...languageFaults(english.words, own.words, language));
      faults.push(...longTextFaults(english.long, own.long).map((fault) => `${folder}/${fault}`));
      faults.push(...readWording(english, own, language).map((fault) => `${folder}/${fault}`));
    }
  }
  const keys = [...english.words.values()].reduce((sum, words) => sum + words.size, 0);
  return { faults, languages: folders, keys };
}

/**
 * @typedef {{ words: Namespaces, long: ReturnType<typeof readLongTexts> }} Texts everything that people read in a language
 * @param {string} content @param {string} language @returns {Texts}
 */
function readTexts(content, language) {
  return { words: readNamespaces(join(content, 'messages', language)), long: readLongTexts(content, language) };
}

/** Titles and descriptions that a list of search results would cut. @param {Texts} texts */
function lengthFaults(texts) {
  return [...textsOf(texts)].flatMap(({ name, key, text }) => {
    const kind =
      /(?:^|\.)metaTitle$/.test(key) || (name.startsWith('guides/') && key === 'title') ? 'title' : undefined;
    const isDescription = /(?:^|\.)metaDescription$/.test(key) || (name.startsWith('guides/') && key === 'description');
    const limit = isDescription ? MAX_COLUMNS.description : kind && MAX_COLUMNS.title;
    const columns = columnsOf(text);
    return limit !== undefined && columns > limit
      ? [`${name}: ${key} takes ${columns} columns, at most ${limit} are shown`]
      : [];
  });
}

/** All texts with their places. @param {Texts} texts @returns {Generator<{ name: string, key: string, text: string }>} */
function* textsOf({ words, long }) {
  for (const [namespace, entries] of words)
    for (const [key, text] of entries) yield { name: `${namespace}.json`, key, text: String(text) };
  for (const { name, fields } of long.values()) for (const [key, text] of fields) yield { name, key, text };
}

/** @param {Texts['long']} english @param {Texts['long']} own */
function longTextFaults(english, own) {
  const stale = [...own.keys()].filter((name) => !english.has(name));
  return [
    ...stale.map((name) => `${name}: there is no such English file`),
    ...[...english].flatMap(([name, text]) => {
      const translated = own.get(name);
      if (!translated) return [`${name} is missing`];
      return frameFaults(text.frame, translated.frame).map((fault) => `${name} ${fault}`);
    }),
  ];
}

/**
 * A reader of what the texts of a language say: left in English, in another script, or in other terms than its glossary's.
 * @param {string} content
 * @returns {(english: Texts, own: Texts, language: { code: LanguageCode, tag: string }) => string[]}
 */
function wordingReader(content) {
  const withoutNames = nameRemover(join(content, 'names.json'));
  const { terms, glossaryOf } = glossaries(join(content, 'glossary'));
  return (english, own, { code, tag }) => {
    const glossary = glossaryOf(code);
    const originals = new Map([...textsOf(english)].map(({ name, key, text }) => [`${name} ${key}`, text]));
    const faults = [...textsOf(own)].flatMap(({ name, key, text }) => {
      const original = originals.get(`${name} ${key}`) ?? originals.get(`${name} ${key.replace(PLURAL, '_other')}`);
      if (original === undefined || KEYWORDS.test(key)) return [];
      const id = `${name.replace(/\.(?:json|md)$/, '')}.${key}`;
      const left =
        id in glossary.sameAsEnglish
          ? []
          : textFaults(withoutNames(proseOf(original)), withoutNames(proseOf(text)), code);
      const terms = id in glossary.freely ? [] : glossaryFaults(original, text, glossary, tag);
      return [...left, ...terms].map((fault) => `${name}: ${key} ${fault}`);
    });
    return [...glossaryGaps(glossary, terms).map((gap) => `glossary: ${gap}`), ...faults];
  };
}

/** @param {string} folder @returns {{ terms: string[], glossaryOf: (code: string) => import('./glossary-faults.mjs').Glossary }} */
function glossaries(folder) {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return { terms: read('terms'), glossaryOf: read };
}

/** @param {string} folder @returns {Namespaces} @throws SyntaxError naming the file that is not JSON */
function readNamespaces(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((file) => {
      try {
        return [file.replace('.json', ''), flattenWords(JSON.parse(readFileSync(join(folder, file), 'utf8')))];
      } catch (error) {
        throw new SyntaxError(`${join(folder, file)} is not JSON`, { cause: error });
      }
    }),
  );
}

/**
 * @param {Namespaces} english @param {Namespaces} translated
 * @param {{ code: string, tag: string }} language
 */
function languageFaults(english, translated, { code, tag }) {
  const stale = [...translated.keys()].filter((namespace) => !english.has(namespace));
  return [
    ...stale.map((namespace) => `${code}/${namespace}.json: there is no such English file`),
    ...[...english].flatMap(([namespace, words]) => {
      const file = `${code}/${namespace}.json`;
      const own = translated.get(namespace);
      if (!own) return [`${file} is missing`];
      const empty = emptyValues(own).map((key) => `${key} is empty`);
      return [...empty, ...compareWords(words, own, tag)].map((fault) => `${file}: ${fault}`);
    }),
  ];
}

/** @param {Words} words @returns {string[]} keys whose value is no text */
function emptyValues(words) {
  return [...words].flatMap(([key, value]) => (typeof value === 'string' && value.trim() !== '' ? [] : [key]));
}

/** @param {Words} words @param {string[]} codes */
function errorFaults(words, codes) {
  const missing = codes.filter((code) => !words.has(code));
  const stale = [...words.keys()].filter((key) => !codes.includes(key));
  return [
    ...missing.map((code) => `en/${ERRORS}.json: ${code} is missing`),
    ...stale.map((key) => `en/${ERRORS}.json: ${key} is no error code`),
  ];
}
