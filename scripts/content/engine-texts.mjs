import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenWords } from './flatten-words.mjs';

/** Shorter strings of the engine are mostly what people type, in all variants; longer ones are what it prints. */
const MIN_PRINTED_CHARS = 25;
const MIN_PRINTED_WIDE_CHARS = 12;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How any word that people type is spelled; none of them is ours. */
const SPELLING = 'spelling.json';

/**
 * The sentences that the engine prints in a language.
 * @param {string} root of the repository @param {string} language
 * @returns {{ name: string, key: string, text: string }[]}
 */
export function engineTexts(root, language) {
  const folder = join(root, 'packages/engine/src/words', language);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file !== SPELLING);
  return files.flatMap((file) =>
    [...flattenWords(JSON.parse(readFileSync(join(folder, file), 'utf8')))].flatMap(([key, text]) =>
      typeof text === 'string' && isPrinted(text)
        ? [{ name: `engine/${file}`, key, text: text.replaceAll(/\{\w+\}/g, '…') }]
        : [],
    ),
  );
}

/** Patterns find what people type; they print nothing. @param {string} text */
function isPrinted(text) {
  if (/\(\?|\\|\|/.test(text)) return false;
  return text.length >= (WIDE.test(text) ? MIN_PRINTED_WIDE_CHARS : MIN_PRINTED_CHARS);
}
