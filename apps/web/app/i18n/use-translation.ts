import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { createContext, useContext } from 'react';
import { createTranslator, type Translate, type Translator } from './translator.ts';
import type { Namespace } from './words.ts';

/** Without words if no page provides them. */
const TranslatorContext = createContext(createTranslator(DEFAULT_LANGUAGE));
export const TranslatorProvider = TranslatorContext.Provider;

type Translation<First extends Namespace, All extends Namespace> = { t: Translate<First, All>; i18n: Translator };

/**
 * The words of the page. Keys without a namespace are those of the first one.
 * `const { t } = useTranslation(['contact', 'errors'])` → `t('sent')`, `t('errors:empty_input')`
 */
export function useTranslation<const First extends Namespace, const More extends Namespace = never>(
  namespaces: First | readonly [First, ...More[]],
): Translation<First, First | More> {
  const i18n = useContext(TranslatorContext);
  const first = typeof namespaces === 'string' ? namespaces : namespaces[0];
  return { t: i18n.translate<First, First | More>(first), i18n };
}
