import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import words from '../words/prompt-languages.json' with { type: 'json' };

/**
 * Per language; created when the first idea mentions a prompt: few do, and creating them is a large part of the
 * engine's start.
 */
let asked: { code: LanguageCode; pattern: RegExp }[] | undefined;
const ANY_PROMPT = new RegExp(words.prompt, 'u');

function askedPatterns() {
  return LANGUAGE_CODES.map((code) => {
    const name = `(?<!\\p{L})(?:${words.names[code]})`;
    const nameBefore = `${name}(?:${words.after})?\\s?(?:${words.prompt})`;
    const nameAfter = `(?:${words.prompt})[\\s,]?(?:${words.before})?\\s?(?:${name}|${words.names[code]})`;
    return { code, pattern: new RegExp(`${nameBefore}|(?<!\\p{L})${nameAfter}`, 'u') };
  });
}

let named: { code: LanguageCode; pattern: RegExp }[] | undefined;

/** The languages that a folded text names, whichever of the twelve it is written in. */
export function languagesNamedIn(folded: string): LanguageCode[] {
  named ??= LANGUAGE_CODES.map((code) => ({
    code,
    pattern: new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${words.names[code]})`, 'u'),
  }));
  return named.filter(({ pattern }) => pattern.test(folded)).map(({ code }) => code);
}

let pair: RegExp | undefined;

/** "English and Spanish", "deutsch/türkisch": two names separated only by a mark or a joiner. */
export function namesLanguagePair(folded: string): boolean {
  pair ??= pairPattern();
  return pair.test(folded);
}

function pairPattern(): RegExp {
  const any = `(?:${Object.values(words.names).join('|')})`;
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])${any}(?:語|어)?\\s?(?:${words.joins})\\s?${any}`,
    'u',
  );
}

/**
 * The language in which an idea wants the prompt itself ("the prompt in French"), as opposed to the result ("an email
 * in French").
 * @param folded the idea as `foldText` makes it
 */
export function findPromptLanguage(folded: string): LanguageCode | null {
  if (!ANY_PROMPT.test(folded)) return null;
  asked ??= askedPatterns();
  return asked.find(({ pattern }) => pattern.test(folded))?.code ?? null;
}
