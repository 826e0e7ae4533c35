import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenWords } from './flatten-words.mjs';
import { JOB_NAMES, jobNames } from './job-names.mjs';
import { readLongTexts } from './long-texts.mjs';

/**
 * @typedef {Map<string, unknown>} Words a namespace: dotted keys and their values
 * @typedef {Map<string, Words>} Namespaces by name
 */

/**
 * @typedef {{ words: Namespaces, long: ReturnType<typeof readLongTexts> }} Texts everything that people read in a language
 * @param {string} root of the repository @param {string} language @returns {Texts}
 */
export function readTexts(root, language) {
  const content = join(root, 'content');
  const messages = readNamespaces(join(content, 'messages', language));
  return { words: messages.set(JOB_NAMES, jobNames(root, language)), long: readLongTexts(content, language) };
}

/** All texts with their places. @param {Texts} texts @returns {Generator<{ name: string, key: string, text: string }>} */
export function* textsOf({ words, long }) {
  for (const [namespace, entries] of words)
    for (const [key, text] of entries) yield { name: `${namespace}.json`, key, text: String(text) };
  for (const { name, fields } of long.values()) for (const [key, text] of fields) yield { name, key, text };
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
