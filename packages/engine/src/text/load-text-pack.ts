import type { LanguageCode } from '../languages.ts';
import type { TextPack } from '../words/text-pack.ts';
import type { CardWords } from './cards/card-words.ts';

type PackFiles = { text: () => Promise<{ default: TextPack }>; cards: () => Promise<{ default: CardWords }> };

/** One import per file, so that a bundler makes each a file of its own. */
const PACK_FILES: Readonly<Record<LanguageCode, PackFiles>> = {
  ar: {
    text: () => import('../words/ar/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/ar/cards.json', { with: { type: 'json' } }),
  },
  de: {
    text: () => import('../words/de/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/de/cards.json', { with: { type: 'json' } }),
  },
  en: {
    text: () => import('../words/en/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/en/cards.json', { with: { type: 'json' } }),
  },
  es: {
    text: () => import('../words/es/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/es/cards.json', { with: { type: 'json' } }),
  },
  fr: {
    text: () => import('../words/fr/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/fr/cards.json', { with: { type: 'json' } }),
  },
  it: {
    text: () => import('../words/it/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/it/cards.json', { with: { type: 'json' } }),
  },
  ja: {
    text: () => import('../words/ja/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/ja/cards.json', { with: { type: 'json' } }),
  },
  ko: {
    text: () => import('../words/ko/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/ko/cards.json', { with: { type: 'json' } }),
  },
  pt: {
    text: () => import('../words/pt/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/pt/cards.json', { with: { type: 'json' } }),
  },
  ru: {
    text: () => import('../words/ru/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/ru/cards.json', { with: { type: 'json' } }),
  },
  tr: {
    text: () => import('../words/tr/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/tr/cards.json', { with: { type: 'json' } }),
  },
  zh: {
    text: () => import('../words/zh/text.json', { with: { type: 'json' } }),
    cards: () => import('../words/zh/cards.json', { with: { type: 'json' } }),
  },
};

const loaded = new Map<LanguageCode, Promise<TextPack>>();

/** Loads the words of a language once, and only those; `promptLanguageOf` says which a request needs. */
export function loadTextPack(language: LanguageCode): Promise<TextPack> {
  const pack = loaded.get(language) ?? load(language);
  loaded.set(language, pack);
  pack.catch(() => loaded.delete(language)); // the next request tries again
  return pack;
}

async function load(language: LanguageCode): Promise<TextPack> {
  const { text, cards } = PACK_FILES[language];
  const [{ default: pack }, { default: words }] = await Promise.all([text(), cards()]);
  return { ...pack, cards: words };
}
