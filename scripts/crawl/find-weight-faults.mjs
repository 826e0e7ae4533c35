import { brotliCompressSync } from 'node:zlib';

/** @typedef {import('./read-page.mjs').Page} Page */

/** Pages to do something on, which the budget of the generators is for. */
const TOOL = /\/(ai-prompt-generator|art-prompt-generator|json-prompt|veo3-json-prompt-generator|auth|account)$/;
const ARTICLE = /\/blog\//;
const MAX_BYTES = 140 * 1024;
const MAX_TOOL_BYTES = 175 * 1024;
const MAX_FONT_BYTES = 135_000;
/**
 * Of HTML in Brotli up to the heading: the first round trip of a new connection with TLS brings 8,930 bytes
 * (docs/decisions/0003-paint-first.md), and more than the heading is to be seen.
 */
const MAX_BEGINNING_BYTES = 8500;
/** Its letters take the most. */
const LONGEST = 'ar';

/** What a first visit loads of JavaScript. @param {Page} page @param {ReadonlyMap<string, number>} bytes of each file, gzipped */
export function scriptBytes({ scripts }, bytes) {
  return [...new Set(scripts)].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
}

/** The most that it loads of fonts. @param {Page} page @param {ReadonlyMap<string, number>} bytes of each file */
export function fontBytes({ fonts }, bytes) {
  return [...new Set(fonts)].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
}

/** What is sent up to the heading. @param {Page} page */
function beginningBytes({ beginning }) {
  return brotliCompressSync(beginning).length;
}

/**
 * Pages that load too much JavaScript or too many fonts, whose heading comes too late, or that name a file that is not there.
 * @param {readonly Page[]} pages @param {ReadonlyMap<string, number>} bytes of each file, scripts gzipped
 */
export function findWeightFaults(pages, bytes) {
  return pages.flatMap((page) => {
    const limit = TOOL.test(page.path) && !ARTICLE.test(page.path) ? MAX_TOOL_BYTES : MAX_BYTES;
    const sum = scriptBytes(page, bytes);
    const ofFonts = fontBytes(page, bytes);
    const ofBeginning = page.lang === LONGEST ? beginningBytes(page) : 0;
    return [
      ...[...page.scripts, ...page.fonts]
        .filter((file) => !bytes.has(file))
        .map((file) => `${page.path}: ${file} is not there`),
      ...(sum > limit ? [`${page.path}: loads ${sum} bytes of JavaScript, more than ${limit}`] : []),
      ...(ofFonts > MAX_FONT_BYTES
        ? [`${page.path}: loads ${ofFonts} bytes of fonts, more than ${MAX_FONT_BYTES}`]
        : []),
      ...(ofBeginning > MAX_BEGINNING_BYTES
        ? [`${page.path}: its heading comes after ${ofBeginning} bytes, more than ${MAX_BEGINNING_BYTES}`]
        : []),
    ];
  });
}
