import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { isArrival } from './arrival-marks.ts';
import type { SessionStore } from './session-store.ts';

/** Finishes what a link in a mail or a provider's page has begun, wherever on the site it ends. */
export function useArrival(store: SessionStore): void {
  const { pathname, search } = useLocation();
  const { code: language } = useLanguage();
  const { i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const isBegun = useRef(false);

  const arrive = useEffectEvent(async () => {
    if (isBegun.current || !isArrival(search)) return;
    isBegun.current = true;
    try {
      const { receiveArrival } = await import('./receive-arrival.ts');
      const query = new URLSearchParams(search);
      await receiveArrival({ store, pathname, query, language, i18n, go: (path) => navigate(path, { replace: true }) });
    } catch (reason) {
      // The client could not be loaded. The address still holds what is needed: loading the page again tries again.
      console.warn('Signing in could not be finished.', reason);
    }
  });
  useEffect(() => {
    arrive();
  }, []);
}
