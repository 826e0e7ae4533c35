import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Site } from './site-file.ts';

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Compresses the pages once more, as far as it goes: a tenth smaller for 50 ms a page, which the start cannot wait for.
 * One page at a time on a thread of its own, while the site is already served. A page keeps its ETag: both forms decode
 * to the same content, and ranges are not answered.
 */
export async function recompressPages(site: Site, signal: AbortSignal): Promise<void> {
  for (const file of site.values()) {
    if (signal.aborted) return;
    if (!file.isQuicklyCompressed || file.br === undefined) continue;
    file.br = await compress(file.identity, BEST);
    file.isQuicklyCompressed = false;
  }
}
