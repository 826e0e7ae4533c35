import { existsSync, readFileSync } from 'node:fs';

/**
 * Says the texts of a namespace, by dotted keys, as pages show them: in their language, or in English if untranslated.
 * @throws Error for a key that the namespace does not have
 */
export function wordsOf(language: string, namespace: string): (key: string) => string {
  const fileIn = (code: string) => new URL(`../content/messages/${code}/${namespace}.json`, import.meta.url);
  const own = fileIn(language);
  const words: unknown = JSON.parse(readFileSync(existsSync(own) ? own : fileIn('en'), 'utf8'));
  return (key) => {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], words);
    if (typeof text !== 'string') throw new Error(`${namespace} has no ${key}.`);
    return text;
  };
}
