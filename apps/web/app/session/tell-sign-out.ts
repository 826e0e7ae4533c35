import type { LanguageCode } from '@wordlamp/engine/languages';
import type { i18n } from 'i18next';
import { loadWords } from '../i18n/load-words.ts';
import { notify } from '../lib/notify.ts';
import type { SignOutOutcome } from './sign-out-scope.ts';

type Words = { i18n: i18n; language: LanguageCode };

export async function tellSignOut({ i18n, language }: Words, outcome: SignOutOutcome): Promise<void> {
  await loadWords(i18n, language, 'session');
  const t = i18n.getFixedT(language, 'session');
  if (outcome === 'ended') notify('success', t('signedOut'));
  else notify('error', t('signOutFailed'), t(outcome === 'untold' ? 'signedOutHereOnly' : 'signOutAgain'));
}
