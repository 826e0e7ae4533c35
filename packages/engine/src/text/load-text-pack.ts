import type { LanguageCode } from '../languages.ts';
import type { TextPack } from '../words/text-pack.ts';

type PackFile = { default: TextPack };

/** One import per language, so that a bundler makes each pack a file of its own. */
const PACK_FILES: Readonly<Record<LanguageCode, () => Promise<PackFile>>> = {
  ar: () => import('../words/ar/text.json', { with: { type: 'json' } }),
  de: () => import('../words/de/text.json', { with: { type: 'json' } }),
  en: () => import('../words/en/text.json', { with: { type: 'json' } }),
  es: () => import('../words/es/text.json', { with: { type: 'json' } }),
  fr: () => import('../words/fr/text.json', { with: { type: 'json' } }),
  it: () => import('../words/it/text.json', { with: { type: 'json' } }),
  ja: () => import('../words/ja/text.json', { with: { type: 'json' } }),
  ko: () => import('../words/ko/text.json', { with: { type: 'json' } }),
  pt: () => import('../words/pt/text.json', { with: { type: 'json' } }),
  ru: () => import('../words/ru/text.json', { with: { type: 'json' } }),
  tr: () => import('../words/tr/text.json', { with: { type: 'json' } }),
  zh: () => import('../words/zh/text.json', { with: { type: 'json' } }),
};

/** Loads the words of a language, and only those; `promptLanguageOf` says which a request needs. */
export async function loadTextPack(language: LanguageCode): Promise<TextPack> {
  const { default: pack } = await PACK_FILES[language]();
  return pack;
}
