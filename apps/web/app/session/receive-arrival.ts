import type { LanguageCode } from '@wordlamp/engine/languages';
import { loadWords } from '../i18n/load-words.ts';
import type { Translator } from '../i18n/translator.ts';
import { notify } from '../lib/notify.ts';
import { takeSignInReturn } from '../lib/sign-in-return.ts';
import { ARRIVAL_MARKS } from './arrival-marks.ts';
import { authPath } from './auth-path.ts';
import { completeArrival } from './complete-arrival.ts';
import type { SessionStore } from './session-store.ts';

type ArrivalDeps = {
  store: SessionStore;
  pathname: string;
  query: URLSearchParams;
  language: LanguageCode;
  i18n: Translator;
  go(path: string): unknown;
};

/** Signs in the returning visitor, says so, and removes single-use parameters from the URL. */
export async function receiveArrival({ store, pathname, query, language, i18n, go }: ArrivalDeps): Promise<void> {
  await store.loadClient();
  const [arrival] = await Promise.all([completeArrival(query), loadWords(i18n, language, 'session')]);
  const t = i18n.translate('session');
  switch (arrival.kind) {
    case 'signedIn':
      notify('success', t('signedIn'));
      return void go(takeSignInReturn() ?? cleaned(pathname, query));
    case 'secondFactorNeeded':
      return void go(authPath(language, { view: 'second-factor', next: takeSignInReturn() }));
    case 'newPassword':
      return void go(authPath(language, { view: 'new-password' }));
    case 'confirmedElsewhere':
      return void go(authPath(language, { view: 'confirmed' }));
    case 'recoveryElsewhere':
      return void go(authPath(language, { view: 'link-problem', reason: 'other_browser' }));
    case 'halfConfirmed':
      notify('info', t('halfConfirmed'));
      return void go(cleaned(pathname, query));
    case 'failed':
      return void go(authPath(language, { view: 'link-problem', reason: arrival.code }));
    case 'unreachable':
      return notify('error', t('unexpected'), t('arrivalUnreachable'));
  }
}

function cleaned(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const mark of ARRIVAL_MARKS) rest.delete(mark);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
