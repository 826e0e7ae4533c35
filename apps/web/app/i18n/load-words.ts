import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Translator } from './translator.ts';
import type { Namespace } from './words.ts';

/** Words that few visits need; pages carry the likely ones of them at most. */
type LateNamespace = Extract<
  Namespace,
  'errors' | 'authErrors' | 'generator' | 'offline' | 'palette' | 'report' | 'session' | 'textGenerator'
>;

const files = import.meta.glob<object>(
  '../../../../content/messages/*/{errors,authErrors,generator,offline,palette,report,session,textGenerator}.json',
  {
    import: 'default',
  },
);

/**
 * Adds all words of a namespace to those of the page. A language that has none yet borrows the English ones. Where they
 * cannot be had, the page goes on without them: the server's own text stands in for the words of an error.
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
    // A deployment has replaced the file, or the connection is gone: what is to be told must still be told.
    console.warn('Words could not be loaded.', reason);
  }
}

function fileOf(language: LanguageCode, namespace: LateNamespace): string {
  return `../../../../content/messages/${language}/${namespace}.json`;
}
