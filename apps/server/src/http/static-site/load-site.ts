import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from '../security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { REMOVING_WORKER } from './removing-worker.ts';
import type { Site, SiteFile } from './site-file.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8', // sent by React Router's own server and expected by its client
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The placeholder origin in the web build, which does not know the public one. */
const PLACEHOLDER_ORIGIN = 'https://placeholder.wordlamp.invalid';
const SERVICE_WORKER = '/sw.js';
const NAMES_ORIGIN = /\.(html|data|xml|txt)$/;
const COMPRESSIBLE = /\.(html|data|xml|txt|md|json|webmanifest|svg|js|css)$/;
/** Below this, compression hardly saves anything. */
const MIN_COMPRESSED_BYTES = 256;
/** The first request for a file pays for compression; quality 9 takes 16 times as long for 1 % fewer bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Bytes = Buffer<ArrayBuffer>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type SiteSettings = {
  publicUrl: string;
  /** False: browsers that have the site's service worker get one that removes it. */
  hasServiceWorker: boolean;
};

/**
 * Loads the built site into memory: inserts the public origin, then computes the script hashes.
 * @throws Error when the site is not built
 */
export function loadSite(root: string, { publicUrl, hasServiceWorker }: SiteSettings): Site {
  if (!existsSync(join(root, '404', 'index.html')))
    throw new Error(`The site is not built (nothing in ${root}): run npm run build`);
  const headers = securityHeaders(publicUrl);
  const site = new Map<string, SiteFile>();
  for (const [path, bytes] of readFiles(root)) {
    if (!isServed(path)) continue;
    const sent = path === SERVICE_WORKER && !hasServiceWorker ? Buffer.from(REMOVING_WORKER) : bytes;
    const file = loadFile(path, sent, publicUrl);
    site.set(path.replace(/\/index\.html$/, '') || '/', { ...file, headers: { ...headers, ...file.headers } });
  }
  return site;
}

/** Sequentially: a thousand open files would exceed the limit of many systems. */
function readFiles(root: string): Map<string, Bytes> {
  const files = new Map<string, Bytes>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(root, file).split(sep).join('/')}`, readFileSync(file));
  }
  return files;
}

function isServed(path: string): boolean {
  return !/^\/\.vite\/|^\/__spa-fallback\.html$/.test(path);
}

function loadFile(path: string, raw: Bytes, publicUrl: string): SiteFile {
  const identity = NAMES_ORIGIN.test(path)
    ? Buffer.from(raw.toString().replaceAll(PLACEHOLDER_ORIGIN, publicUrl))
    : raw;
  const isCompressed = COMPRESSIBLE.test(path) && identity.length >= MIN_COMPRESSED_BYTES;
  return {
    status: path.endsWith('/404/index.html') ? 404 : 200,
    hash: hashOf(identity),
    headers: {
      'content-type': contentTypeOf(path),
      'cache-control': cacheControlOf(path),
      // Its requests are made for pages of this site.
      ...(path === SERVICE_WORKER && { 'content-security-policy': "default-src 'none'; connect-src 'self'" }),
      ...(path.endsWith('.html') && { 'content-security-policy': contentSecurityPolicy(identity.toString()) }),
    },
    identity,
    br: isCompressed ? once(() => compressBrotli(identity, BROTLI)) : undefined,
    gzip: isCompressed ? once(() => compressGzip(identity)) : undefined,
    isQuicklyCompressed: isCompressed,
  };
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'; // named after its content
  return path.endsWith('.data') ? 'max-age=10' : 'no-cache'; // a page first checks whether its data exists, then fetches it
}

const hashOf = (bytes: Bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
}
