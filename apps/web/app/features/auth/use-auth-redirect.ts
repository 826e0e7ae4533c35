import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { needsSecondFactor } from '../../session/needs-second-factor.ts';
import { useAuth } from '../../session/use-auth.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { AuthPlace } from './use-auth-view.ts';
import { whereTo } from './where-to.ts';

/**
 * Leads on whoever has nothing to do here, as soon as it is known who that is.
 * @returns whether the second factor is to be asked for
 */
export function useAuthRedirect(place: AuthPlace): { isFactorNeeded: boolean } {
  const { code: language } = useLanguage();
  const { session, isLoading, isLeaving } = useAuth();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const isFactorNeeded = needsSecondFactor(session);
  const who = isFactorNeeded ? 'secondFactorNeeded' : 'signedIn';
  const to = isLoading || isLeaving || !isHydrated ? undefined : whereTo(session ? who : 'nobody', place, language);

  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true });
  }, [to, navigate]);
  return { isFactorNeeded };
}
