import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { securityHeaders } from '../security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { contentTypeOf } from './content-types.ts';
import type { Site, SiteFile } from './site-file.ts';

/** The origin that the web build writes where the public one belongs; the build does not know it. */
const PLACEHOLDER_ORIGIN = 'https://placeholder.wordlamp.invalid';
const NAMES_ORIGIN = /\.(html|data|xml|txt)$/;
const COMPRESSIBLE = /\.(html|data|xml|txt|json|webmanifest|svg|js|css)$/;
/** Below this a compressed answer is hardly smaller. */
const MIN_COMPRESSED_BYTES = 256;
/** Quality 9 takes 16 times as long for 1 % fewer bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Loads the built site into memory: puts the public origin in, then computes the script hashes, and compresses what
 * the build did not.
 * @throws Error when the site is not built
 */
export async function loadSite(root: string, publicUrl: string): Promise<Site> {
  if (!existsSync(join(root, DEFAULT_LANGUAGE, '404', 'index.html')))
    throw new Error(`The site is not built (nothing in ${root}): run npm run build`);
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'));
  const headers = securityHeaders(publicUrl);
  const files = paths.filter(isServed).map(async (path): Promise<[string, SiteFile]> => {
    const load = path.startsWith('/assets/') ? loadAsset : loadPage;
    return [path.replace(/\/index\.html$/, '') || '/', await load(root, path, publicUrl, headers)];
  });
  return new Map(await Promise.all(files));
}

function isServed(path: string): boolean {
  return !/^\/\.|\.(br|gz)$|^\/__spa-fallback\.html$/.test(path);
}

type Load = (root: string, path: string, publicUrl: string, headers: Record<string, string>) => Promise<SiteFile>;

/** A file whose name contains a hash of its content; the build has compressed it as far as it goes. */
const loadAsset: Load = async (root, path, _publicUrl, headers) => {
  const identity = await readFile(join(root, path));
  const sibling = (ending: string) =>
    existsSync(join(root, path + ending)) ? readFile(join(root, path + ending)) : undefined;
  const [br, gz] = await Promise.all([sibling('.br'), sibling('.gz')]);
  return {
    status: 200,
    hash: hashOf(identity),
    headers: {
      ...headers,
      'content-type': contentTypeOf(path),
      'cache-control': 'public, max-age=31536000, immutable',
    },
    identity,
    br,
    gzip: gz && (async () => gz),
  };
};

const loadPage: Load = async (root, path, publicUrl, headers) => {
  const raw = await readFile(join(root, path));
  const identity = NAMES_ORIGIN.test(path)
    ? Buffer.from(raw.toString().replaceAll(PLACEHOLDER_ORIGIN, publicUrl))
    : raw;
  const isCompressed = COMPRESSIBLE.test(path) && identity.length >= MIN_COMPRESSED_BYTES;
  return {
    status: /\/404\/index\.html$/.test(path) ? 404 : 200,
    hash: hashOf(identity),
    headers: {
      ...headers,
      'content-type': contentTypeOf(path),
      'cache-control': 'no-cache',
      ...(path.endsWith('.html') && { 'content-security-policy': contentSecurityPolicy(identity.toString()) }),
    },
    identity,
    br: isCompressed ? await compressBrotli(identity, BROTLI) : undefined,
    gzip: isCompressed ? once(() => compressGzip(identity)) : undefined,
  };
};

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
