import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../apps/web/build/client');

/**
 * What a first visit of a page loads: its HTML and the JavaScript that starts by itself.
 * @param {string} page such as '/en'
 * @returns {{ page: string, html: { gzip: number, brotli: number }, scripts: { gzip: number, brotli: number, files: number } }} bytes
 */
export function firstLoad(page) {
  const html = readFileSync(join(client, page, 'index.html'));
  const [, boot = '', preload = ''] = /data-boot="([^"]+)" data-preload="([^"]+)"/.exec(html.toString()) ?? [];
  const files = [boot, ...preload.split(' ')].filter(Boolean);
  const sum = (suffix) => files.reduce((bytes, file) => bytes + statSync(join(client, file + suffix)).size, 0);
  return {
    page,
    html: { gzip: gzipSync(html).length, brotli: brotliCompressSync(html).length },
    scripts: { gzip: sum('.gz'), brotli: sum('.br'), files: files.length },
  };
}
