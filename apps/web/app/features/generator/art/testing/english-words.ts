import { createTranslator, type Translator } from '../../../../i18n/translator.ts';

/** English words alone, by namespace. */
export function englishWords(namespaces: Record<string, object>): Translator {
  return createTranslator('en', namespaces);
}
