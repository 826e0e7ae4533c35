import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { englishKeyOf, nominative } from './english-key-of.ts';

const MAX_KEY_WORDS = 5;
/** English names are read the better for it: `date_of_birth`. */
const KEPT_INSIDE = 'of';

/**
 * A key in the person's words and script: `nut_allergy`, `дата_рождения`. What was written as a program writes it stays.
 * @returns empty where nothing is left to name
 */
export function keyOf(name: string, words: ReadingWords, isEnglish = false): string {
  const trimmedName = name.trim();
  if (isEnglish) {
    const english = englishKeyOf(trimmedName, words);
    if (english !== null) return english;
  }
  if (/^[A-Za-z_]\w*$/.test(trimmedName))
    return /[a-z][A-Z]/.test(trimmedName) ? trimmedName : trimmedName.toLowerCase();
  const articles = new Set(words.json.article);
  const parts = trimmedName
    .normalize('NFC')
    .replace(/İ/g, 'i')
    .toLowerCase()
    .replace(/(?<!\p{L})(\p{L}{1,5})['’](?=\p{L}{2})/gu, '$1 ')
    .replace(/['’]s(?!\p{L})|['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '');
  const content = parts.filter((part, index) => {
    if (part === KEPT_INSIDE && index > 0 && index < parts.length - 1) return true;
    return !articles.has(foldText(part).text);
  });
  const named = content.map((part) => (englishKeyOf(part, words) === null ? part : nominative(part)));
  return (named.length > 0 ? named : parts).slice(0, MAX_KEY_WORDS).join('_');
}
