import type { LanguageCode } from '@wordlamp/engine/languages';
import { authPath } from '../../session/auth-path.ts';
import { pathOf } from '../../site-paths.ts';
import type { AuthPlace } from './use-auth-view.ts';

type Who = 'nobody' | 'secondFactorNeeded' | 'signedIn';

/** Where to redirect if the requested view does not apply; undefined to stay. */
export function whereTo(who: Who, { view, next }: AuthPlace, language: LanguageCode): string | undefined {
  // A link is redeemed in its own view, even if someone else is still signed in here.
  if (view === 'link-problem' || view === 'choose-password') return undefined;
  if (who === 'nobody') {
    if (view === 'new-password') return authPath(language, { view: 'link-problem', reason: 'session_not_found' });
    return view === 'second-factor' ? authPath(language, { next }) : undefined;
  }
  // The link in the mail is as good as a password: the second factor is asked for within that view.
  if (view === 'new-password') return undefined;
  if (who === 'signedIn') return next ?? pathOf('home', language);
  return view === 'second-factor' ? undefined : authPath(language, { view: 'second-factor', next });
}
