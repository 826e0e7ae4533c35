import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Translator } from './translator.ts';
import type { Namespace } from './words.ts';

/** Namespaces that few visits need; pages embed at most the likely ones. */
type LateNamespace = Extract<
  Namespace,
  'errors' | 'authErrors' | 'generator' | 'offline' | 'palette' | 'report' | 'session' | 'textGenerator'
>;

const files = import.meta.glob<object>(
  '../../../../content/messages/*/{errors,authErrors,offline,palette,report,session,textGenerator}.json',
  {
    import: 'default',
  },
);

/**
 * Adds all words of a namespace to those of the page. An untranslated language borrows the English ones. If they cannot
 * be loaded, the page goes on without them: the server's own text replaces the words of an error.
 */
export async function loadWords(
  i18n: Translator,
  language: LanguageCode,
  namespace: LateNamespace,
  load = files[fileOf(language, namespace)] ?? files[fileOf(DEFAULT_LANGUAGE, namespace)],
): Promise<void> {
  if (!load) return;
  try {
    i18n.add(namespace, await load());
  } catch (reason) {
    // A deployment has replaced the file, or the connection is gone: the message must be shown anyway.
    console.warn('Words could not be loaded.', reason);
  }
}

function fileOf(language: LanguageCode, namespace: LateNamespace): string {
  return `../../../../content/messages/${language}/${namespace}.json`;
}
