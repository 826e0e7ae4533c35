import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SiteFile } from './site-file.ts';

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Compresses a page that was asked for once more, as far as it goes: a tenth smaller for 50 ms, which neither the start
 * nor the first who asks waits for, and which most of a thousand pages never need.
 * One page at a time on a thread of its own. A page keeps its ETag: both forms decode to the same content, and ranges
 * are not answered.
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
