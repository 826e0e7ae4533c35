import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { needsSecondFactor } from '../../session/needs-second-factor.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { AuthPlace } from './use-auth-view.ts';
import { whereTo } from './where-to.ts';

/**
 * Redirects people who are already signed in, as soon as the session is known.
 * @returns whether the second factor is to be asked for
 */
export function useAuthRedirect(place: AuthPlace): { isFactorNeeded: boolean } {
  const { code: language } = useLanguage();
  const { session, isLoading, isLeaving } = useAuth();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const isFactorNeeded = needsSecondFactor(session);
  const who = isFactorNeeded ? 'secondFactorNeeded' : 'signedIn';
  const to = isLoading || !isHydrated ? undefined : whereTo(session ? who : 'nobody', place, language);

  const leadOn = useEffectEvent(() => {
    if (to === undefined) return;
    const wantedToGo = isLeaving && session === null;
    navigate(wantedToGo ? pathOf('home', language) : to, { replace: true });
  });
  // Decided by `to` alone: home may still be loading when the sign-out is over and `isLeaving` is false again.
  useEffect(() => {
    if (to !== undefined) leadOn();
  }, [to]);
  return { isFactorNeeded };
}
