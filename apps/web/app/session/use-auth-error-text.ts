import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { loadWords } from '../i18n/load-words.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Words } from '../i18n/words.ts';
import { secondsToWait } from '../lib/backend-fetch.ts';
import { whenAgain } from './when-again.ts';

/** As the client, or another call of ours, reports it. */
export type BackendError = { name: string; message: string; code?: string | undefined };
export type AuthErrorText = { text: string; description: string | undefined };

/**
 * Words for an error of the backend: in English its own message, unchanged, since it contains numbers and names; in
 * other languages the text of its code. Includes how long to wait, if known. A page that uses this has the words of
 * `session`.
 */
export function useAuthErrorText(): (error: BackendError) => Promise<AuthErrorText> {
  const { code: language } = useLanguage();
  const { t, i18n } = useTranslation(['authErrors', 'session']);
  const isKnown = (code: string | undefined): code is keyof Words['authErrors'] =>
    code !== undefined && i18n.exists(code, { ns: 'authErrors' });

  return async ({ name, message, code }) => {
    // No answer, or one of a server that is broken: what it says is for its operator.
    if (name === 'AuthRetryableFetchError')
      return { text: t('session:unexpected'), description: t('session:unreachable') };
    const seconds = code === 'over_request_rate_limit' ? secondsToWait() : undefined;
    if (seconds !== undefined)
      return { text: t('session:tooManyUntil', { when: whenAgain(seconds, language) }), description: undefined };
    if (language === DEFAULT_LANGUAGE) return { text: message, description: undefined };
    await loadWords(i18n, language, 'authErrors');
    return { text: isKnown(code) ? t(code) : message, description: undefined };
  };
}
