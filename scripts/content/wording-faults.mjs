import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedWordings, uselessBans } from './banned-wordings.mjs';
import { columnsOf } from './columns-of.mjs';
import { glossaryFaults, glossaryGaps } from './glossary-faults.mjs';
import { proseOf } from './long-texts.mjs';
import { textsOf } from './read-texts.mjs';
import { textFaults } from './text-faults.mjs';
import { nameRemover } from './without-names.mjs';

/**
 * @typedef {import('./read-texts.mjs').Texts} Texts
 * @typedef {import('../../packages/engine/src/languages.ts').LanguageCode} LanguageCode
 */

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Columns that a list of search results shows of a title and of a description. */
const MAX_COLUMNS = { title: 70, description: 155 };
/** People type these into a search: often English, never sentences. */
const KEYWORDS = /(?:^|\.)(?:metaKeywords|keywords|tags)(?:\.|$)/;

/** Titles and descriptions that a list of search results would cut. @param {Texts} texts */
export function lengthFaults(texts) {
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

/**
 * A reader of what the texts of a language say: left in English, in another script, or in other terms than its glossary's.
 * @param {string} content
 * @returns {(english: Texts, own: Texts, language: { code: LanguageCode, tag: string }) => string[]}
 */
export function wordingReader(content) {
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
      const isFree = id in glossary.freely;
      const terms = isFree ? [] : glossaryFaults(proseOf(original), proseOf(text), glossary, tag);
      const banned = isFree ? [] : bannedWordings(proseOf(text), glossary.banned ?? []);
      return [...left, ...terms, ...banned].map((fault) => `${name}: ${key} ${fault}`);
    });
    const gaps = [...glossaryGaps(glossary, terms), ...uselessBans(glossary.banned ?? [])];
    return [...gaps.map((gap) => `glossary: ${gap}`), ...faults];
  };
}

/**
 * Banned wordings in texts that are not held against English ones: the English ones themselves, and those that the engine prints.
 * @param {string} content @param {{ name: string, key: string, text: string }[]} texts @param {string} language
 */
export function bannedIn(content, texts, language) {
  const path = join(content, 'glossary', `${language}.json`);
  if (!existsSync(path)) return [];
  const { banned = [], freely = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return texts.flatMap(({ name, key, text }) =>
    KEYWORDS.test(key) || `${name.replace(/\.(?:json|md)$/, '')}.${key}` in freely
      ? []
      : bannedWordings(proseOf(text), banned).map((fault) => `${name}: ${key} ${fault}`),
  );
}

/** @param {string} folder @returns {{ terms: string[], glossaryOf: (code: string) => import('./glossary-faults.mjs').Glossary }} */
function glossaries(folder) {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return { terms: read('terms'), glossaryOf: read };
}
