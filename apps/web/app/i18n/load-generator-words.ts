import type { LanguageCode } from '@wordlamp/engine/languages';
import { loadWords } from './load-words.ts';
import type { Translator } from './translator.ts';

/** Apart from the other late words: only home needs it, after a press, and the list of files has its price in every page. */
const files = import.meta.glob<object>('../../../../content/messages/*/generator.json', { import: 'default' });

/** Adds the words that all generators share to those of a page without them. */
export function loadGeneratorWords(i18n: Translator, language: LanguageCode): Promise<void> {
  return loadWords(i18n, language, 'generator', files[`../../../../content/messages/${language}/generator.json`]);
}
