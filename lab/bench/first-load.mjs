import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../apps/web/build/client');

/**
 * The size of a first visit: the HTML and the JavaScript that loads by itself.
 * @param {string} page such as '/en'
 * @returns {{ page: string, html: { gzip: number, brotli: number }, scripts: { gzip: number, brotli: number, files: number } }} bytes
 */
export function firstLoad(page) {
  const html = readFileSync(join(client, page, 'index.html'));
  const text = html.toString();
  // The 404 page runs without the app.
  const files = text.includes('data-boot=') ? ['boot', 'preload'].flatMap((kind) => namedBy(kind, text)) : [];
  const sum = (compress) => files.reduce((bytes, file) => bytes + compress(readFileSync(join(client, file))).length, 0);
  return {
    page,
    html: { gzip: gzipSync(html).length, brotli: brotliCompressSync(html).length },
    scripts: { gzip: sum(gzipSync), brotli: sum(brotliCompressSync), files: files.length },
  };
}

/** What the page's loader fetches (prerender/loader.js). @param {string} kind @param {string} html */
function namedBy(kind, html) {
  const [, names] = new RegExp(`data-${kind}="([^"]+)"`).exec(html) ?? [];
  if (names === undefined) throw new Error(`The page names no ${kind}.`);
  return names.split(' ');
}
