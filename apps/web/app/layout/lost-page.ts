import { createPath, type Location } from 'react-router';

/** The used part of the Navigation API. Browsers without it reload the old page. */
type NavigateEvent = Event & { navigationType: string };
type Going = { state: string; location?: Location };

let isWatching = false;
let tell: () => void;

/**
 * A link on a page older than the last deployment requests a file that is gone. The router would then reload the
 * current page. With this the reload goes to the link's target, with its state; offline the page stays, with what was
 * typed.
 * @param onUnreachable reports that the page stays; the last one given is called
 */
export function watchLostPages(onUnreachable: () => void): void {
  const { navigation } = window as { navigation?: EventTarget };
  tell = onUnreachable;
  if (isWatching || navigation === undefined) return;
  isWatching = true;
  let isGoingOn = false;
  async function goOn(wanted: Location): Promise<void> {
    const address = createPath(wanted);
    try {
      await fetch(address, { method: 'HEAD' });
    } catch (error) {
      console.warn('The next page could not be loaded.', error);
      tell();
      return;
    }
    isGoingOn = true;
    keepInHistory(wanted, address);
    location.reload();
  }
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, cancelable } = event as NavigateEvent;
    const { state, location: wanted } = goingOf(window);
    if (navigationType !== 'reload' || !cancelable || state !== 'loading' || !wanted || isGoingOn) return;
    event.preventDefault();
    void goOn(wanted);
  });
}

function goingOf(global: object): Going {
  const { __reactRouterDataRouter: router } = global as { __reactRouterDataRouter?: { state: { navigation: Going } } };
  return router?.state.navigation ?? { state: 'idle' };
}

/** In the router's format. Back and Forward have already changed the URL. */
function keepInHistory(wanted: Location, address: string): void {
  if (address === location.pathname + location.search + location.hash) return;
  history.pushState({ usr: wanted.state, key: wanted.key, idx: (history.state?.idx ?? 0) + 1 }, '', address);
}
