import type { LanguageCode } from '@wordlamp/engine/languages';
import { loadWords } from '../i18n/load-words.ts';
import type { Translator } from '../i18n/translator.ts';
import { notify } from '../lib/notify.ts';
import { SESSION_ENDS } from '../lib/renew-session.ts';
import { signOut } from './auth-calls.ts';
import type { SessionStore } from './session-store.ts';
import { tellOtherTabs } from './sign-out-news.ts';
import type { SignOutOutcome, SignOutScope } from './sign-out-scope.ts';

type Words = { i18n: Translator; language: LanguageCode };

export type LeaveDeps = {
  store: SessionStore;
  language: LanguageCode;
  i18n: Translator;
  /** Goes to the home page, since the current page may require a sign-in. */
  goHome(): Promise<void>;
};

/**
 * Signs out, says what came of it, and leads home as soon as this device has forgotten the session. With `local` that
 * is before the server has answered: the visitor must not wait for a slow server, or begin to type into a sign-in form
 * that then disappears.
 */
export async function leaveAccount(deps: LeaveDeps, scope: SignOutScope): Promise<SignOutOutcome> {
  const { store, goHome } = deps;
  let going: Promise<void> | undefined;
  const isGone = () => store.read().session === null;
  const goOnceGone = () => {
    if (isGone()) going ??= goHome();
  };
  setLeaving(store, true);
  const stop = store.subscribe(goOnceGone);
  try {
    const error = await signOut(scope);
    goOnceGone();
    const outcome = outcomeOf(error, isGone());
    await tellSignOut(deps, outcome);
    return outcome;
  } finally {
    stop();
    // Not before the navigation home. Offline it may never finish, so it is not awaited.
    void Promise.resolve(going).finally(() => setLeaving(store, false));
  }
}

function setLeaving(store: SessionStore, isLeaving: boolean): void {
  store.setLeaving(isLeaving);
  tellOtherTabs(isLeaving);
}

function outcomeOf(error: { status: number | undefined } | null, isGone: boolean): SignOutOutcome {
  if (error === null) return 'ended';
  if (!isGone) return 'kept';
  return SESSION_ENDS.includes(error.status) ? 'ended' : 'untold';
}

async function tellSignOut({ i18n, language }: Words, outcome: SignOutOutcome): Promise<void> {
  await loadWords(i18n, language, 'session');
  const t = i18n.translate('session');
  if (outcome === 'ended') notify('success', t('signedOut'));
  else notify('error', t('signOutFailed'), t(outcome === 'untold' ? 'signedOutHereOnly' : 'signOutAgain'));
}
