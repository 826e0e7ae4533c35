import type { LanguageCode } from '../languages.ts';
import type { ReadingWords } from '../words/reading-words.ts';

type WordsFile = { default: ReadingWords };

/** One import per language, so that a bundler puts each in a separate file. */
const FILES: Readonly<Record<LanguageCode, () => Promise<WordsFile>>> = {
  ar: () => import('../words/ar/reading.json', { with: { type: 'json' } }),
  de: () => import('../words/de/reading.json', { with: { type: 'json' } }),
  en: () => import('../words/en/reading.json', { with: { type: 'json' } }),
  es: () => import('../words/es/reading.json', { with: { type: 'json' } }),
  fr: () => import('../words/fr/reading.json', { with: { type: 'json' } }),
  it: () => import('../words/it/reading.json', { with: { type: 'json' } }),
  ja: () => import('../words/ja/reading.json', { with: { type: 'json' } }),
  ko: () => import('../words/ko/reading.json', { with: { type: 'json' } }),
  pt: () => import('../words/pt/reading.json', { with: { type: 'json' } }),
  ru: () => import('../words/ru/reading.json', { with: { type: 'json' } }),
  tr: () => import('../words/tr/reading.json', { with: { type: 'json' } }),
  zh: () => import('../words/zh/reading.json', { with: { type: 'json' } }),
};

/** Loads the words for reading an idea in this language. */
export async function loadReadingWords(language: LanguageCode): Promise<ReadingWords> {
  const { default: words } = await FILES[language]();
  return words;
}
