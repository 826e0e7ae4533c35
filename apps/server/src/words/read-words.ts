import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';

/** Words, and the language that they are in. */
export type Worded<Words> = { words: Words; language: Language };

/**
 * Reads a namespace of content/messages in every language, once.
 * @returns the words of a language, or the English ones if they are not translated yet
 */
export function readWords<Words>(namespace: string): (code: LanguageCode) => Worded<Words> {
  const english = readLanguage<Words>(namespace, DEFAULT_LANGUAGE);
  const byCode = new Map(LANGUAGES.map(({ code }) => [code, readLanguage<Words>(namespace, code) ?? english]));
  return (code) => {
    const worded = byCode.get(code);
    if (worded === undefined) throw new Error(`content/messages has no English ${namespace}.json.`);
    return worded;
  };
}

function readLanguage<Words>(namespace: string, code: LanguageCode): Worded<Words> | undefined {
  const content = dirname(fileURLToPath(import.meta.resolve('@wordlamp/content/package.json')));
  const file = join(content, 'messages', code, `${namespace}.json`);
  const language = LANGUAGES.find((row) => row.code === code);
  if (language === undefined || !existsSync(file)) return undefined;
  return { words: JSON.parse(readFileSync(file, 'utf8')) as Words, language };
}
