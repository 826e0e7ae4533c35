import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { englishKeyOf, nominative } from './english-key-of.ts';

const MAX_KEY_WORDS = 5;
/** In English, a separator makes names easier to read: `date_of_birth`. */
const KEPT_INSIDE = 'of';

/**
 * A key in the user's words and script: `nut_allergy`, `дата_рождения`. Names in code style are kept.
 * @returns empty if nothing remains to name
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

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ı: 'i', ł: 'l' };
const CYRILLIC = [
  ...'а|a б|b в|v г|g д|d е|e ё|e ж|zh з|z и|i й|y к|k л|l м|m н|n о|o п|p р|r с|s т|t у|u ф|f х|h ц|ts'.split(' '),
  ...'ч|ch ш|sh щ|sch ъ| ы|y ь| э|e ю|yu я|ya'.split(' '),
].map((pair) => pair.split('|'));
const LATIN: Readonly<Record<string, string>> = { ...LIGATURES, ...Object.fromEntries(CYRILLIC) };
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The key in plain Latin letters; German umlauts become "ae", "oe", "ue". */
export function plainKey(key: string, isGerman = false): string {
  return key
    .replace(/[äöü]/g, (letter) => (isGerman ? (UMLAUTS[letter] ?? letter) : letter))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/\P{ASCII}/gu, (letter) => LATIN[letter] ?? letter);
}
