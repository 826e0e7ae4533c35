import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import { MAX_CHARACTERS, MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';

export type IdeaProblem = Extract<FunctionErrorCode, 'empty_input' | 'too_many_words' | 'input_too_long'>;

/** Why an idea cannot be sent, by the server's own codes and in its order; undefined when it can. */
export function ideaProblem(text: string): IdeaProblem | undefined {
  if (text.trim() === '') return 'empty_input';
  if (text.length > MAX_CHARACTERS) return 'input_too_long';
  if (countWords(text) > MAX_WORDS) return 'too_many_words';
  return undefined;
}
