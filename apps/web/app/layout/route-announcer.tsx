import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../lib/announce.ts';
import { pathBelowLanguage } from '../site-paths.ts';

/**
 * After a navigation the title is announced and the focus moves to the heading, or to the hash's target. A change of
 * language keeps the focus where it is; the first load keeps it with the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const previous = shown.current;
    if (previous === pathname) return;
    shown.current = pathname;
    announce(document.title);
    const page = pathBelowLanguage(pathname);
    if (page !== undefined && page === pathBelowLanguage(previous)) return;
    focusOn(namedBy(hash) ?? document.querySelector('h1'));
  }, [pathname, hash]);
  return null;
}

/** Hashes in non-Latin scripts are percent-encoded. */
function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a damaged address names nothing
  }
}

function focusOn(element: HTMLElement | null) {
  if (element instanceof HTMLHeadingElement) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
