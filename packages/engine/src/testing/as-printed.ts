import type { LanguageCode } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import { asSentence } from '../spelling/as-sentence.ts';
import { spellerFor } from '../spelling/spell.ts';

/** Typed words as a prompt repeats them. */
export function asPrinted(language: LanguageCode, typed: string): string {
  return spellerFor(typed, READING_WORDS[language].spelling)(typed);
}

/** A typed request as a prompt repeats it where it is the whole text. */
export function asPrintedSentence(language: LanguageCode, typed: string): string {
  return asSentence(asPrinted(language, typed), READING_WORDS[language].spelling);
}
