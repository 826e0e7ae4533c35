import type { LanguageCode } from '../../languages.ts';
import type { ClipWords } from './clip-rules.ts';

type WordsFile = { default: ClipWords };

/** One import per language, so that a bundler puts each in a separate file. */
const FILES: Readonly<Record<LanguageCode, () => Promise<WordsFile>>> = {
  ar: () => import('../../words/ar/clip.json', { with: { type: 'json' } }),
  de: () => import('../../words/de/clip.json', { with: { type: 'json' } }),
  en: () => import('../../words/en/clip.json', { with: { type: 'json' } }),
  es: () => import('../../words/es/clip.json', { with: { type: 'json' } }),
  fr: () => import('../../words/fr/clip.json', { with: { type: 'json' } }),
  it: () => import('../../words/it/clip.json', { with: { type: 'json' } }),
  ja: () => import('../../words/ja/clip.json', { with: { type: 'json' } }),
  ko: () => import('../../words/ko/clip.json', { with: { type: 'json' } }),
  pt: () => import('../../words/pt/clip.json', { with: { type: 'json' } }),
  ru: () => import('../../words/ru/clip.json', { with: { type: 'json' } }),
  tr: () => import('../../words/tr/clip.json', { with: { type: 'json' } }),
  zh: () => import('../../words/zh/clip.json', { with: { type: 'json' } }),
};

/** Loads the additions to a clip in this language. */
export async function loadClipWords(language: LanguageCode): Promise<ClipWords> {
  const { default: words } = await FILES[language]();
  return words;
}
