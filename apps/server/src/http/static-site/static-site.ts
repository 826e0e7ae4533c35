import { SHARE_TARGET, sharedLocation } from '@wordlamp/contract/share-target';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { onlyMethods } from '../only-methods.ts';
import { chooseCoding } from './choose-coding.ts';
import { findInSite } from './find-in-site.ts';
import type { Site, SiteFile } from './site-file.ts';
import { wantedLanguage } from './wanted-language.ts';

/** The root's redirect depends on the visitor, so caches must not share it. */
const OF_ONE_VISITOR = { vary: 'accept-language', 'cache-control': 'private, no-store' };

/**
 * Serves the built site from memory: redirects, conditional answers, the coding that the client prefers.
 * @param recompress called with each page that was sent as `br`
 */
export function staticSite(
  site: Site,
  redirectHeaders: Readonly<Record<string, string>>,
  recompress: (file: SiteFile) => void,
): Handler<AppEnv> {
  const ofOneVisitor = { ...redirectHeaders, ...OF_ONE_VISITOR };
  const refuseMethod = onlyMethods('GET, HEAD');
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseMethod(c, next);
    const wanted = () => wantedLanguage(c.req.header('accept-language') ?? '');
    if (c.req.path === '/') return redirect(c, `/${wanted()}${queryOf(c.req.url)}`, 302, ofOneVisitor);
    if (c.req.path === SHARE_TARGET) {
      const query = new URLSearchParams(queryOf(c.req.url));
      return redirect(c, sharedLocation(query, wanted()), 302, ofOneVisitor);
    }
    const found = findInSite(site, c.req.path);
    if ('file' in found) return answerFile(c, found.file, recompress);
    const { to, status } = found.redirect;
    return redirect(c, encodeURI(to) + queryOf(c.req.url), status, redirectHeaders);
  };
}

function redirect(
  c: Context<AppEnv>,
  location: string,
  status: 302 | 308,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(null, { status, headers: { ...headers, location, 'x-request-id': c.get('facts').id } });
}

async function answerFile(c: Context<AppEnv>, file: SiteFile, recompress: (file: SiteFile) => void): Promise<Response> {
  if (file.status === 200) c.get('facts').page = c.req.path; // a path of ours, so the log may name it
  const coding = chooseCoding(c.req.header('accept-encoding') ?? '', codingsOf(file));
  const etag = `"${file.hash}-${coding}"`;
  const headers: Record<string, string> = {
    ...file.headers,
    etag,
    vary: 'accept-encoding',
    'x-request-id': c.get('facts').id,
  };
  if (file.status === 200 && isUnchanged(c.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const body = (coding === 'identity' ? undefined : await file[coding]?.()) ?? file.identity;
  if (coding !== 'identity') headers['content-encoding'] = coding;
  headers['content-length'] = String(body.length);
  if (coding === 'br') recompress(file);
  return new Response(body, { status: file.status, headers });
}

function codingsOf(file: SiteFile): ('br' | 'gzip')[] {
  return [...(file.br ? ['br' as const] : []), ...(file.gzip ? ['gzip' as const] : [])];
}

/** Weak comparison, as required by RFC 9110 13.1.2. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
