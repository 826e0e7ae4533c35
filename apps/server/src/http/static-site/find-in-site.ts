import { isLanguageCode } from '@wordlamp/engine/languages';
import { REDIRECTS, type Redirect } from './redirects.ts';
import type { Site, SiteFile } from './site-file.ts';

/**
 * Resolves a path to a file or a redirect within this site. A trailing slash and an upper-case language redirect to the
 * canonical form, e.g. `/DE/blog/` → `/de/blog`, but only if that exists, so no path can send a visitor to another
 * host. Everything else gets the 404 page in the language of the first segment, or the one without a language.
 */
export function findInSite(site: Site, path: string): { file: SiteFile } | { redirect: Redirect } {
  const redirect = REDIRECTS.get(path);
  if (redirect !== undefined) return { redirect };
  const file = site.get(path);
  if (file !== undefined) return { file };
  const plain = plainForm(path);
  if (plain !== path && site.has(plain)) return { redirect: { to: plain, status: 308 } };
  const plainRedirect = REDIRECTS.get(plain);
  if (plainRedirect !== undefined) return { redirect: { to: plainRedirect.to, status: 308 } };
  return { file: notFoundPage(site, plain) };
}

function plainForm(path: string): string {
  const trimmed = withoutSlashesAtEnd(path);
  const [, first = ''] = trimmed.split('/', 2);
  return isLanguageCode(first.toLowerCase()) ? `/${first.toLowerCase()}${trimmed.slice(first.length + 1)}` : trimmed;
}

/** Not a regex: `/\/+$/` would take quadratic time on runs of slashes. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function notFoundPage(site: Site, path: string): SiteFile {
  const [, first = ''] = path.split('/', 2);
  const page = site.get(`/${first}/404`) ?? site.get('/404');
  if (page === undefined) throw new Error('The site has no 404 page.'); // loadSite has made sure of it
  return page;
}
