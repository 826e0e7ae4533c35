import type { LanguageCode } from '../languages.ts';
import { loadReadingWords } from '../reading/load-reading-words.ts';
import type { TextPack } from '../words/text-pack.ts';
import type { CardWords } from './cards/card-words.ts';

type Files = [words: Promise<{ default: TextPack }>, cards: Promise<{ default: CardWords }>];

/** Two imports per language, so that a bundler puts each in a separate file. */
const PACK_FILES: Readonly<Record<LanguageCode, () => Files>> = {
  ar: () => [
    import('../words/ar/text.json', { with: { type: 'json' } }),
    import('../words/ar/cards.json', { with: { type: 'json' } }),
  ],
  de: () => [
    import('../words/de/text.json', { with: { type: 'json' } }),
    import('../words/de/cards.json', { with: { type: 'json' } }),
  ],
  en: () => [
    import('../words/en/text.json', { with: { type: 'json' } }),
    import('../words/en/cards.json', { with: { type: 'json' } }),
  ],
  es: () => [
    import('../words/es/text.json', { with: { type: 'json' } }),
    import('../words/es/cards.json', { with: { type: 'json' } }),
  ],
  fr: () => [
    import('../words/fr/text.json', { with: { type: 'json' } }),
    import('../words/fr/cards.json', { with: { type: 'json' } }),
  ],
  it: () => [
    import('../words/it/text.json', { with: { type: 'json' } }),
    import('../words/it/cards.json', { with: { type: 'json' } }),
  ],
  ja: () => [
    import('../words/ja/text.json', { with: { type: 'json' } }),
    import('../words/ja/cards.json', { with: { type: 'json' } }),
  ],
  ko: () => [
    import('../words/ko/text.json', { with: { type: 'json' } }),
    import('../words/ko/cards.json', { with: { type: 'json' } }),
  ],
  pt: () => [
    import('../words/pt/text.json', { with: { type: 'json' } }),
    import('../words/pt/cards.json', { with: { type: 'json' } }),
  ],
  ru: () => [
    import('../words/ru/text.json', { with: { type: 'json' } }),
    import('../words/ru/cards.json', { with: { type: 'json' } }),
  ],
  tr: () => [
    import('../words/tr/text.json', { with: { type: 'json' } }),
    import('../words/tr/cards.json', { with: { type: 'json' } }),
  ],
  zh: () => [
    import('../words/zh/text.json', { with: { type: 'json' } }),
    import('../words/zh/cards.json', { with: { type: 'json' } }),
  ],
};

const loaded = new Map<LanguageCode, Promise<TextPack>>();

/** Loads the words of a language once, and only those; `promptLanguageOf` names the one for a request. */
export function loadTextPack(language: LanguageCode): Promise<TextPack> {
  const pack = loaded.get(language) ?? load(language);
  loaded.set(language, pack);
  pack.catch(() => loaded.delete(language)); // the next request tries again
  return pack;
}

async function load(language: LanguageCode): Promise<TextPack> {
  const [[{ default: words }, { default: cards }], reading] = await Promise.all([
    Promise.all(PACK_FILES[language]()),
    loadReadingWords(language),
  ]);
  return { ...words, cards, reading };
}
