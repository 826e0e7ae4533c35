import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_ERRORS } from '../../packages/contract/src/error-codes.ts';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { compareWords, pluralFaults } from './compare-words.mjs';
import { findUnusedKeys } from './find-unused-keys.mjs';
import { findWordsInMarkup } from './find-words-in-markup.mjs';
import { flattenWords } from './flatten-words.mjs';

/**
 * @typedef {Map<string, unknown>} Words a namespace: dotted keys and their values
 * @typedef {Map<string, Words>} Namespaces by name
 */

const ERRORS = 'errors';
/** Namespaces whose keys are codes that a server sends. */
const CODES = [ERRORS, 'authErrors'];

/**
 * Compares the words of every language that has begun with the English ones, which are the list of keys, and those with the
 * program. A language without a folder has not begun, which is no fault.
 * @param {string} root a repository with content/messages and apps
 * @param {string[]} errorCodes the keys that errors.json has to have
 * @returns {{ faults: string[], languages: string[], keys: number }}
 */
export function findContentFaults(root, errorCodes = Object.keys(FUNCTION_ERRORS)) {
  const messages = join(root, 'content/messages');
  const folders = readdirSync(messages).filter((name) => statSync(join(messages, name)).isDirectory());
  /** @type {string[]} */
  const faults = [];
  const english = readNamespaces(join(messages, 'en'));
  if (english.size === 0) throw new Error('content/messages/en has no words to look at.');
  for (const [namespace, words] of english) {
    faults.push(...emptyValues(words).map((key) => `en/${namespace}.json: ${key} is empty`));
    faults.push(...pluralFaults(words, 'en').map((fault) => `en/${namespace}.json: ${fault}`));
  }
  faults.push(...errorFaults(english.get(ERRORS) ?? new Map(), errorCodes));
  const ownKeys = new Map([...english].filter(([namespace]) => !CODES.includes(namespace)));
  faults.push(...findUnusedKeys(root, ownKeys), ...findWordsInMarkup(root));
  for (const folder of folders.filter((name) => name !== 'en')) {
    const language = LANGUAGES.find(({ code }) => code === folder);
    if (!language) faults.push(`${folder}: no language of the language table`);
    else faults.push(...languageFaults(english, readNamespaces(join(messages, folder)), language));
  }
  const keys = [...english.values()].reduce((sum, words) => sum + words.size, 0);
  return { faults, languages: folders, keys };
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
