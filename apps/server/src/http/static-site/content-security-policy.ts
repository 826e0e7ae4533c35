import { createHash } from 'node:crypto';

/** Browsers do not execute structured data, so it needs no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const BACKEND_ORIGIN = /<meta(?=[^>]*\sname="backend-origin")[^>]*\scontent="(https?:\/\/[\w.:-]+)"/;

/**
 * The policy of one page: its own inline scripts by their hashes, so it must be computed from the very bytes that are
 * sent. Styles allow 'unsafe-inline', because the page's CSS is inlined and components set style attributes; adding a
 * hash would switch 'unsafe-inline' off.
 */
export function contentSecurityPolicy(html: string): string {
  const backend = BACKEND_ORIGIN.exec(html)?.[1];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...(backend === undefined ? [] : [backend])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function scriptHashes(html: string): Set<string> {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? '').filter((script) => script !== '');
  return new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`));
}
