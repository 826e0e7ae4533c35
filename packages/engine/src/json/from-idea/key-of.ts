import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

const MAX_KEY_WORDS = 4;

/**
 * A key in the person's words and script: `nut_allergy`, `дата_рождения`. What was written as a program writes it stays.
 * @returns empty where nothing is left to name
 */
export function keyOf(name: string, words: ReadingWords): string {
  const trimmedName = name.trim();
  if (/^[A-Za-z_]\w*$/.test(trimmedName))
    return /[A-Z]/.test(trimmedName.slice(1)) ? trimmedName : trimmedName.toLowerCase();
  const articles = new Set(words.json.article);
  const parts = trimmedName
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s\b|['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '');
  const content = parts.filter((part) => !articles.has(foldText(part).text));
  return (content.length > 0 ? content : parts).slice(0, MAX_KEY_WORDS).join('_');
}
