import type { LanguageCode } from '../languages.ts';
import en from '../words/en/reading.json' with { type: 'json' };
import type { ReadingWords } from '../words/reading-words.ts';

/** The reading words of all languages, for a server; a browser loads that of the idea. */
export const READING_WORDS: Readonly<Partial<Record<LanguageCode, ReadingWords>>> = { en };
