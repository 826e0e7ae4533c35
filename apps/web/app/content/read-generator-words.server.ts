import type { Namespace } from '../i18n/words.ts';
import { readWords } from './read-words.server.ts';

/** What a visitor of a generator can run into on the way; the words for all other errors are loaded when one occurs. */
const LIKELY_ERRORS = {
  artGenerator: ['too_many_words', 'input_too_long', 'daily_limit_reached'],
  jsonGenerator: [
    'no_json_input',
    'combined_too_many_words',
    'input_too_long',
    'image_type_not_supported',
    'image_too_large',
    'image_unreadable',
    'daily_limit_reached',
  ],
  textGenerator: ['empty_input', 'too_many_words', 'input_too_long', 'daily_limit_reached'],
} as const;

/** The words of a generator's page: its own, those that all generators share, and those of its likely errors. */
export function readGeneratorWords<N extends keyof typeof LIKELY_ERRORS & Namespace>(language: string, name: N) {
  const { errors, ...words } = readWords<'errors' | 'generator' | N>(language, 'errors', 'generator', name);
  const likely = Object.fromEntries(LIKELY_ERRORS[name].map((code) => [code, errors[code]]));
  return { ...words, errors: likely };
}
