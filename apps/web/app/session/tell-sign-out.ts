import type { LanguageCode } from '@wordlamp/engine/languages';
import type { i18n } from 'i18next';
import { loadWords } from '../i18n/load-words.ts';
import { notify } from '../lib/notify.ts';

type SignOutNews = { i18n: i18n; language: LanguageCode; isDone: boolean; isSignedOutHere: boolean };

export async function tellSignOut({ i18n, language, isDone, isSignedOutHere }: SignOutNews): Promise<void> {
  await loadWords(i18n, language, 'session');
  const t = i18n.getFixedT(language, 'session');
  if (isDone) notify('success', t('signedOut'));
  else notify('error', t('signOutFailed'), isSignedOutHere ? t('signedOutHereOnly') : t('signOutAgain'));
}
