import { readFileSync } from 'node:fs';

/** What no language translates: slots, tags, code, addresses, file names, keys, abbreviations. */
const FIXED =
  /\{\{[^}]*\}\}|<\/?[\w-]+\s*\/?>|`[^`]*`|https?:\/\/\S+|[\w.+-]+@[\w.-]+|\/?[A-Za-z0-9]+(?:[._/\\-][A-Za-z0-9]+)*\.(?:md|json|jsonl|csv|txt|ts|tsx|js|mjs|png|jpg|webp|sqlite|com|org|example)\b|\b[a-z0-9]+(?:_[a-z0-9]+)+\b|\b[a-z0-9]+(?:[-/][a-z0-9]+)+\b|\b[A-Z0-9]{2,}s?\b|\b\w*\d\w*\b/g;

/**
 * A remover of what is the same in every language, so that the words are left.
 * @param {string} namesFile a JSON list of names
 * @returns {(text: string) => string}
 */
export function nameRemover(namesFile) {
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(namesFile, 'utf8'));
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const named = new RegExp(
    String.raw`(?<![\p{Script=Latin}\d])(?:${longestFirst.join('|')})(?![\p{Script=Latin}\d])`,
    'gu',
  );
  return (text) => text.replace(named, ' ').replace(FIXED, ' ');
}
