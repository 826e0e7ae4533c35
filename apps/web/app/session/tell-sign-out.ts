import type { LanguageCode } from '@wordlamp/engine/languages';
import { loadWords } from '../i18n/load-words.ts';
import type { Translator } from '../i18n/translator.ts';
import { notify } from '../lib/notify.ts';
import type { SignOutOutcome } from './sign-out-scope.ts';

type Words = { i18n: Translator; language: LanguageCode };

export async function tellSignOut({ i18n, language }: Words, outcome: SignOutOutcome): Promise<void> {
  await loadWords(i18n, language, 'session');
  const t = i18n.translate('session');
  if (outcome === 'ended') notify('success', t('signedOut'));
  else notify('error', t('signOutFailed'), t(outcome === 'untold' ? 'signedOutHereOnly' : 'signOutAgain'));
}
