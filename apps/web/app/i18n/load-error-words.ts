import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { i18n } from 'i18next';
import type { Words } from './words.ts';

const files = import.meta.glob<Words['errors']>('../../../../content/messages/*/errors.json', { import: 'default' });

/**
 * Adds the words for all errors to those of the page. Most visits see none, so pages carry the likely ones only.
 * A language that has none yet borrows the English ones. Where they cannot be had, the server's own text stands in.
 */
export async function loadErrorWords(
  instance: i18n,
  language: LanguageCode,
  load = files[fileOf(language)] ?? files[fileOf(DEFAULT_LANGUAGE)],
): Promise<void> {
  if (!load) return;
  try {
    instance.addResourceBundle(language, 'errors', await load(), true);
  } catch (reason) {
    // A deployment has replaced the file, or the connection is gone: the refusal itself must still be shown.
    console.warn('The words for the errors could not be loaded.', reason);
  }
}

function fileOf(language: LanguageCode): string {
  return `../../../../content/messages/${language}/errors.json`;
}
