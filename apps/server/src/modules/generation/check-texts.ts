import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import { MAX_CHARACTERS, MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';
import { AppError } from '../../http/app-error.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/**
 * Checks the texts of a request, by their fields: together they have to stay within the limits.
 * @param tooManyWords the code for more than 200 words
 * @throws AppError `input_too_long`; `validation_failed` for what is not text (a NUL, or half of a surrogate pair)
 */
export function checkTexts(
  texts: Readonly<Record<string, string>>,
  tooManyWords: Extract<FunctionErrorCode, 'too_many_words' | 'combined_too_many_words'>,
): void {
  const sum = (size: (text: string) => number) => Object.values(texts).reduce((total, text) => total + size(text), 0);
  if (sum((text) => text.length) > MAX_CHARACTERS) throw new AppError('input_too_long');
  for (const [field, text] of Object.entries(texts)) {
    if (text.includes('\0') || LONE_SURROGATE.test(text)) throw new AppError('validation_failed', { field });
  }
  if (sum(countWords) > MAX_WORDS) throw new AppError(tooManyWords);
}
