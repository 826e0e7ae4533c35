import type { LanguageCode } from '../languages.ts';
import { loadReadingWords } from '../reading/load-reading-words.ts';
import type { JsonWords } from '../words/json-words.ts';
import type { JsonCardWords } from './cards/card-words.ts';
import type { JsonPack } from './json-prompt.ts';
import type { ColorNames } from './pixels/color-table.ts';

type Files = [
  words: Promise<{ default: JsonWords }>,
  colors: Promise<{ default: ColorNames }>,
  cards: Promise<{ default: JsonCardWords }>,
];

/** Three imports per language, so that a bundler puts each in a separate file. */
const PACK_FILES: Readonly<Record<LanguageCode, () => Files>> = {
  ar: () => [
    import('../words/ar/json.json', { with: { type: 'json' } }),
    import('../words/ar/colors.json', { with: { type: 'json' } }),
    import('../words/ar/json-cards.json', { with: { type: 'json' } }),
  ],
  de: () => [
    import('../words/de/json.json', { with: { type: 'json' } }),
    import('../words/de/colors.json', { with: { type: 'json' } }),
    import('../words/de/json-cards.json', { with: { type: 'json' } }),
  ],
  en: () => [
    import('../words/en/json.json', { with: { type: 'json' } }),
    import('../words/en/colors.json', { with: { type: 'json' } }),
    import('../words/en/json-cards.json', { with: { type: 'json' } }),
  ],
  es: () => [
    import('../words/es/json.json', { with: { type: 'json' } }),
    import('../words/es/colors.json', { with: { type: 'json' } }),
    import('../words/es/json-cards.json', { with: { type: 'json' } }),
  ],
  fr: () => [
    import('../words/fr/json.json', { with: { type: 'json' } }),
    import('../words/fr/colors.json', { with: { type: 'json' } }),
    import('../words/fr/json-cards.json', { with: { type: 'json' } }),
  ],
  it: () => [
    import('../words/it/json.json', { with: { type: 'json' } }),
    import('../words/it/colors.json', { with: { type: 'json' } }),
    import('../words/it/json-cards.json', { with: { type: 'json' } }),
  ],
  ja: () => [
    import('../words/ja/json.json', { with: { type: 'json' } }),
    import('../words/ja/colors.json', { with: { type: 'json' } }),
    import('../words/ja/json-cards.json', { with: { type: 'json' } }),
  ],
  ko: () => [
    import('../words/ko/json.json', { with: { type: 'json' } }),
    import('../words/ko/colors.json', { with: { type: 'json' } }),
    import('../words/ko/json-cards.json', { with: { type: 'json' } }),
  ],
  pt: () => [
    import('../words/pt/json.json', { with: { type: 'json' } }),
    import('../words/pt/colors.json', { with: { type: 'json' } }),
    import('../words/pt/json-cards.json', { with: { type: 'json' } }),
  ],
  ru: () => [
    import('../words/ru/json.json', { with: { type: 'json' } }),
    import('../words/ru/colors.json', { with: { type: 'json' } }),
    import('../words/ru/json-cards.json', { with: { type: 'json' } }),
  ],
  tr: () => [
    import('../words/tr/json.json', { with: { type: 'json' } }),
    import('../words/tr/colors.json', { with: { type: 'json' } }),
    import('../words/tr/json-cards.json', { with: { type: 'json' } }),
  ],
  zh: () => [
    import('../words/zh/json.json', { with: { type: 'json' } }),
    import('../words/zh/colors.json', { with: { type: 'json' } }),
    import('../words/zh/json-cards.json', { with: { type: 'json' } }),
  ],
};

/** Loads the words of a language, as returned by `jsonLanguageOf`. */
export async function loadJsonPack(language: LanguageCode): Promise<JsonPack> {
  const [[{ default: words }, { default: colors }, { default: cards }], reading] = await Promise.all([
    Promise.all(PACK_FILES[language]()),
    loadReadingWords(language),
  ]);
  return { words, colors, reading, cards };
}
