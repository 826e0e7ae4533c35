import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, languageOf } from '@wordlamp/contract/languages';
import { jobNames } from '@wordlamp/engine/text/job-names';
import type { Namespace, Words } from '../i18n/words.ts';
import { hasPseudoLanguages } from './pseudo-languages.config.ts';
import { PSEUDO_LANGUAGES, pseudoWords } from './pseudo-words.server.ts';

const MESSAGES = join(dirname(fileURLToPath(import.meta.resolve('@wordlamp/content/package.json'))), 'messages');

/**
 * The words of a page in its language, read while the site is built. An incomplete language borrows the missing ones
 * from English; then `isWhole` is false, and the page is not indexed.
 */
export function readWords<N extends Namespace>(language: string, ...namespaces: N[]): Pick<Words, N> {
  const entries = namespaces.map((name) => [
    name,
    { ...readNamespace(DEFAULT_LANGUAGE, name), ...readNamespace(language, name) },
  ]);
  return Object.fromEntries(entries) as Pick<Words, N>;
}

function readNamespace(language: string, name: Namespace): object {
  const pseudo = hasPseudoLanguages() && PSEUDO_LANGUAGES.find((code) => code === language);
  if (pseudo) return pseudoWords(readNamespace(DEFAULT_LANGUAGE, name), pseudo);
  const file = join(MESSAGES, language, `${name}.json`);
  const words = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return name === 'textGenerator' ? { ...words, job: jobNames(languageOf(language).code) } : words;
}
