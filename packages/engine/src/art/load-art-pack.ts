import type { LanguageCode } from '../languages.ts';
import type { ArtWords } from '../words/art-words.ts';

type PackFile = { default: ArtWords };

/** One import per language, so that a bundler puts each pack in a separate file. */
const PACK_FILES: Readonly<Record<LanguageCode, () => Promise<PackFile>>> = {
  ar: () => import('../words/ar/art.json', { with: { type: 'json' } }),
  de: () => import('../words/de/art.json', { with: { type: 'json' } }),
  en: () => import('../words/en/art.json', { with: { type: 'json' } }),
  es: () => import('../words/es/art.json', { with: { type: 'json' } }),
  fr: () => import('../words/fr/art.json', { with: { type: 'json' } }),
  it: () => import('../words/it/art.json', { with: { type: 'json' } }),
  ja: () => import('../words/ja/art.json', { with: { type: 'json' } }),
  ko: () => import('../words/ko/art.json', { with: { type: 'json' } }),
  pt: () => import('../words/pt/art.json', { with: { type: 'json' } }),
  ru: () => import('../words/ru/art.json', { with: { type: 'json' } }),
  tr: () => import('../words/tr/art.json', { with: { type: 'json' } }),
  zh: () => import('../words/zh/art.json', { with: { type: 'json' } }),
};

/** Loads the art words of a language; `artLanguagesOf` names those needed for a request. */
export async function loadArtPack(language: LanguageCode): Promise<ArtWords> {
  const { default: words } = await PACK_FILES[language]();
  return words;
}
