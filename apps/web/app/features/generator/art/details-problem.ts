import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import { MAX_CHARACTERS, MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';

export type DetailsProblem = Extract<FunctionErrorCode, 'too_many_words' | 'input_too_long'>;

/** Why the details cannot be sent, by the server's own codes and in its order; undefined when they can. */
export function detailsProblem(details: string): DetailsProblem | undefined {
  if (details.length > MAX_CHARACTERS) return 'input_too_long';
  return countWords(details) > MAX_WORDS ? 'too_many_words' : undefined;
}
