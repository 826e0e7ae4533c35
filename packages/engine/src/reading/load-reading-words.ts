import type { LanguageCode } from '../languages.ts';
import type { PlainReadingWords, ReadingWords } from '../words/reading-words.ts';
import type { SpellingWords } from '../words/spelling-words.ts';

type Files = [words: Promise<{ default: PlainReadingWords }>, spelling: Promise<{ default: SpellingWords }>];

/** Two imports per language, so that a bundler puts each in a separate file. */
const FILES: Readonly<Record<LanguageCode, () => Files>> = {
  ar: () => [
    import('../words/ar/reading.json', { with: { type: 'json' } }),
    import('../words/ar/spelling.json', { with: { type: 'json' } }),
  ],
  de: () => [
    import('../words/de/reading.json', { with: { type: 'json' } }),
    import('../words/de/spelling.json', { with: { type: 'json' } }),
  ],
  en: () => [
    import('../words/en/reading.json', { with: { type: 'json' } }),
    import('../words/en/spelling.json', { with: { type: 'json' } }),
  ],
  es: () => [
    import('../words/es/reading.json', { with: { type: 'json' } }),
    import('../words/es/spelling.json', { with: { type: 'json' } }),
  ],
  fr: () => [
    import('../words/fr/reading.json', { with: { type: 'json' } }),
    import('../words/fr/spelling.json', { with: { type: 'json' } }),
  ],
  it: () => [
    import('../words/it/reading.json', { with: { type: 'json' } }),
    import('../words/it/spelling.json', { with: { type: 'json' } }),
  ],
  ja: () => [
    import('../words/ja/reading.json', { with: { type: 'json' } }),
    import('../words/ja/spelling.json', { with: { type: 'json' } }),
  ],
  ko: () => [
    import('../words/ko/reading.json', { with: { type: 'json' } }),
    import('../words/ko/spelling.json', { with: { type: 'json' } }),
  ],
  pt: () => [
    import('../words/pt/reading.json', { with: { type: 'json' } }),
    import('../words/pt/spelling.json', { with: { type: 'json' } }),
  ],
  ru: () => [
    import('../words/ru/reading.json', { with: { type: 'json' } }),
    import('../words/ru/spelling.json', { with: { type: 'json' } }),
  ],
  tr: () => [
    import('../words/tr/reading.json', { with: { type: 'json' } }),
    import('../words/tr/spelling.json', { with: { type: 'json' } }),
  ],
  zh: () => [
    import('../words/zh/reading.json', { with: { type: 'json' } }),
    import('../words/zh/spelling.json', { with: { type: 'json' } }),
  ],
};

/** One object per language: what is built from its words is kept with it (`oncePer`). */
const joined = new Map<LanguageCode, ReadingWords>();

/** Loads the words for reading an idea in this language, and for spelling what it says. */
export async function loadReadingWords(language: LanguageCode): Promise<ReadingWords> {
  const [words, spelling] = await Promise.all(FILES[language]());
  const known = joined.get(language) ?? { ...words.default, spelling: spelling.default };
  joined.set(language, known);
  return known;
}
