import type { Language } from '@wordlamp/contract/languages';
import { type Location, type Path, useNavigate } from 'react-router';
import { PAGES, pathBelowLanguage } from '../site-paths.ts';

type SwitchTarget = {
  target: Partial<Path> & { pathname: string };
  /** Whether it is the same page, which then keeps its scroll position. */
  isSamePage: boolean;
};

/** The same page in another language, with its query and hash; from an address that is no page, that language's home. */
export function inLanguage(
  { code }: Language,
  { pathname, search, hash }: Omit<Location, 'key' | 'state'>,
): SwitchTarget {
  const below = pathBelowLanguage(pathname);
  const isSamePage = below !== undefined;
  const place = isSamePage && search + hash !== '' ? { search, hash } : {};
  return { target: { pathname: `/${code}${below ?? PAGES.home}`, ...place }, isSamePage };
}

let latest: symbol | undefined;

/**
 * Goes to the same page in another language once its data is loaded. A failed navigation would replace this page with
 * the crash page, and lose what the visitor has written.
 */
export function useLanguageSwitch(): (to: SwitchTarget) => Promise<void> {
  const navigate = useNavigate();

  return async function follow({ target, isSamePage }: SwitchTarget): Promise<void> {
    const press = Symbol('press');
    latest = press;
    try {
      await fetchData(`${target.pathname}.data`);
      if (latest === press) await navigate(target, { preventScrollReset: isSamePage });
    } catch (reason) {
      // The page stays as it is, with what was typed and written; this is the only place that reports a failure to load
      // the language.
      console.warn('The page could not be loaded in the other language.', reason);
    }
  };
}

/**
 * Has the browser cache the data, so that the navigation needs no second request.
 * @throws Error when the server cannot be reached, or has no such data
 */
async function fetchData(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}`);
  await answer.arrayBuffer(); // what is not read to its end is not kept
}
