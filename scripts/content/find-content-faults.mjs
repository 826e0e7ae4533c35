import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_ERRORS } from '../../packages/contract/src/error-codes.ts';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { compareWords, pluralFaults } from './compare-words.mjs';
import { engineTexts } from './engine-texts.mjs';
import { findUnusedKeys } from './find-unused-keys.mjs';
import { findWordsInMarkup } from './find-words-in-markup.mjs';
import { JOB_NAMES } from './job-names.mjs';
import { labelReferences } from './label-references.mjs';
import { longTextFaults } from './long-texts.mjs';
import { readTexts, textsOf } from './read-texts.mjs';
import { bannedIn, lengthFaults, wordingReader } from './wording-faults.mjs';

/**
 * @typedef {import('./read-texts.mjs').Words} Words
 * @typedef {import('./read-texts.mjs').Namespaces} Namespaces
 */

const ERRORS = 'errors';
/** Namespaces whose keys are codes: those that a server sends, and the jobs of the engine. */
const CODES = [ERRORS, 'authErrors', JOB_NAMES];
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
  const english = readTexts(root, 'en');
  if ([...english.words.keys()].every((name) => name === JOB_NAMES))
    throw new Error('content/messages/en has no words to look at.');
  for (const [namespace, words] of english.words) {
    faults.push(...emptyValues(words).map((key) => `en/${namespace}.json: ${key} is empty`));
    faults.push(...pluralFaults(words, 'en').map((fault) => `en/${namespace}.json: ${fault}`));
  }
  faults.push(...errorFaults(english.words.get(ERRORS) ?? new Map(), errorCodes));
  const ownKeys = new Map([...english.words].filter(([namespace]) => !CODES.includes(namespace)));
  faults.push(...findUnusedKeys(root, ownKeys), ...findWordsInMarkup(root));
  const readWording = wordingReader(content);
  const misquotedLabels = labelReferences(english);
  for (const folder of folders) {
    const language = LANGUAGES.find(({ code }) => code === folder);
    const own = readTexts(root, folder);
    faults.push(...lengthFaults(own).map((fault) => `${folder}/${fault}`));
    const unpaired = [...(folder === 'en' ? textsOf(own) : []), ...engineTexts(root, folder)];
    faults.push(...bannedIn(content, unpaired, folder).map((fault) => `${folder}/${fault}`));
    if (!language) faults.push(`${folder}: no language of the language table`);
    else if (folder !== 'en') {
      faults.push(...languageFaults(english.words, own.words, language));
      faults.push(...longTextFaults(english.long, own.long).map((fault) => `${folder}/${fault}`));
      faults.push(...readWording(english, own, language).map((fault) => `${folder}/${fault}`));
      faults.push(...misquotedLabels(own).map((fault) => `${folder}/${fault}`));
    }
  }
  const keys = [...english.words.values()].reduce((sum, words) => sum + words.size, 0);
  return { faults, languages: folders, keys };
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
