import { useLocation } from 'react-router';
import { ownPath } from '../../lib/own-path.ts';
import { AUTH_VIEWS, type AuthView } from '../../session/auth-path.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

export type AuthPlace = {
  /** Undefined for the tabs. */
  view: AuthView | undefined;
  /** Why a link did not work. */
  reason: string;
  /** What the mail was asked for that the visitor waits for. */
  mail: 'sign-up' | 'recovery';
  /** Where to go once signed in. */
  next: string | undefined;
};

/** What the address asks this page to show. The built page, which knows no query, has the tabs. */
export function useAuthView(): AuthPlace {
  const { search } = useLocation();
  const query = new URLSearchParams(useIsHydrated() ? search : '');
  return {
    view: AUTH_VIEWS.find((view) => view === query.get('view')),
    reason: query.get('reason') ?? '',
    mail: query.get('mail') === 'recovery' ? 'recovery' : 'sign-up',
    // Only known in the browser: at build time there is nobody to redirect.
    next: query.has('next') ? ownPath(query.get('next')) : undefined,
  };
}
