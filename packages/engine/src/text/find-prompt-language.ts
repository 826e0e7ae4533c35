import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import words from '../words/prompt-languages.json' with { type: 'json' };

const ASKED = LANGUAGE_CODES.map((code) => {
  const name = `(?<!\\p{L})(?:${words.names[code]})`;
  const nameBefore = `${name}(?:${words.after})?\\s?(?:${words.prompt})`;
  const nameAfter = `(?:${words.prompt})[\\s,]?(?:${words.before})?\\s?(?:${name}|${words.names[code]})`;
  return { code, pattern: new RegExp(`${nameBefore}|(?<!\\p{L})${nameAfter}`, 'u') };
});
const ANY_PROMPT = new RegExp(words.prompt, 'u');

/**
 * The language in which an idea asks for the prompt itself ("the prompt in French"), which is not that of the result
 * ("an email in French").
 * @param folded the idea as `foldText` makes it
 */
export function findPromptLanguage(folded: string): LanguageCode | null {
  if (!ANY_PROMPT.test(folded)) return null;
  return ASKED.find(({ pattern }) => pattern.test(folded))?.code ?? null;
}
