import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, type Location } from 'react-router';
import { notify } from '../lib/notify.ts';

/** The part of the Navigation API that is used here. Browsers without it load the old page again. */
type NavigateEvent = Event & { navigationType: string };
type Going = { state: string; location?: Location };

/**
 * A link from a page that is older than the last deployment asks for a file that is gone. The router then loads the page
 * again from which the link leads. Here the reload goes on to the page that was wanted, with what was handed over to it;
 * without a connection the page stays, with what was typed, and says so.
 */
export function useLostPage(): void {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    if (navigation === undefined) return;
    let isGoingOn = false;
    async function goOn(wanted: Location): Promise<void> {
      const address = createPath(wanted);
      try {
        await fetch(address, { method: 'HEAD' });
      } catch (error) {
        console.warn('The next page could not be loaded.', error);
        notify('error', t('pageUnavailable'));
        return;
      }
      isGoingOn = true;
      keepInHistory(wanted, address);
      location.reload();
    }
    function turnAround(event: Event): void {
      const { navigationType, cancelable } = event as NavigateEvent;
      const { state, location: wanted } = goingOf(window);
      if (navigationType !== 'reload' || !cancelable || state !== 'loading' || !wanted || isGoingOn) return;
      event.preventDefault();
      void goOn(wanted);
    }
    navigation.addEventListener('navigate', turnAround);
    return () => navigation.removeEventListener('navigate', turnAround);
  }, [t]);
}

function goingOf(global: object): Going {
  const { __reactRouterDataRouter: router } = global as { __reactRouterDataRouter?: { state: { navigation: Going } } };
  return router?.state.navigation ?? { state: 'idle' };
}

/** In the form that the router reads. Back and Forward have changed the address already. */
function keepInHistory(wanted: Location, address: string): void {
  if (address === location.pathname + location.search + location.hash) return;
  history.pushState({ usr: wanted.state, key: wanted.key, idx: (history.state?.idx ?? 0) + 1 }, '', address);
}
