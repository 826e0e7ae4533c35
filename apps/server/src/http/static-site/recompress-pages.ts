import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SiteFile } from './site-file.ts';

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Compresses a file that was requested a second time, at the highest level: a tenth smaller for 50 ms (a page) to 700
 * ms (the largest script), which neither the start nor the first request should wait for, and most of three thousand
 * files never need. One file at a time, on a thread of the pool. The ETag stays: both forms decode to the same content,
 * and ranges are not answered.
 */
export function recompressPages(signal: AbortSignal, onError: (error: unknown) => void): (file: SiteFile) => void {
  let work = Promise.resolve();
  return (file) => {
    if (!file.isQuicklyCompressed) return;
    file.isQuicklyCompressed = false;
    work = work
      .then(async () => {
        if (signal.aborted) return;
        const best = await compress(file.identity, BEST);
        file.br = async () => best;
      })
      .catch(onError);
  };
}
