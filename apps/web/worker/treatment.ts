import { SERVER_PREFIXES } from '@wordlamp/contract/api-prefixes';
import { SHARE_TARGET } from '@wordlamp/contract/share-target';
import { pageAt } from '../app/site-paths.ts';

type Asked = { url: URL; origin: string; isNavigation: boolean; method: string };
/**
 * What the service worker does about a request. `page`, `data`, `file`: kept. `other`: a navigation that is never
 * cached but has an offline page. `none`: not handled.
 */
export type Treatment = 'page' | 'data' | 'file' | 'share' | 'other' | 'none';

/** A person's private pages. As built they contain no personal data, but they should not be cached. */
const PERSONAL = ['auth', 'account'] as const;
/** URLs with these may be sign-in links. */
const SECRET = /(?:^|[?&])(?:code|token|token_hash|access_token|refresh_token|error|error_code)=/;

/** By URL alone: cached responses are the same for everyone. */
export function treatmentOf({ url, origin, isNavigation, method }: Asked): Treatment {
  const { pathname, search } = url;
  if (method !== 'GET' || url.origin !== origin || SECRET.test(search) || isOfServer(pathname)) return 'none';
  if (isNavigation) {
    if (pathname === SHARE_TARGET) return 'share';
    return isKeptPage(pathname) ? 'page' : 'other';
  }
  if (pathname.startsWith('/assets/')) return 'file';
  if (/^\/[a-z]{2}\/find\.json$/.test(pathname)) return 'data';
  return pathname.endsWith('.data') && isKeptPage(pathname.slice(0, -'.data'.length)) ? 'data' : 'none';
}

function isKeptPage(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && !(PERSONAL as readonly string[]).includes(page);
}

const isOfServer = (pathname: string) =>
  SERVER_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
