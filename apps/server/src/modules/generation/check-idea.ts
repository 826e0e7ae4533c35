import { MAX_CHARACTERS, MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';
import { AppError } from '../../http/app-error.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Checks the text of an idea, the cheapest rule first.
 * @throws AppError `empty_input`, `input_too_long`, `too_many_words`; `validation_failed` for what is not text
 *   (a NUL, or half of a surrogate pair)
 */
export function checkIdea(text: string): void {
  if (text.trim() === '') throw new AppError('empty_input');
  if (text.length > MAX_CHARACTERS) throw new AppError('input_too_long');
  if (text.includes('\0') || LONE_SURROGATE.test(text)) throw new AppError('validation_failed', { field: 'text' });
  if (countWords(text) > MAX_WORDS) throw new AppError('too_many_words');
}
