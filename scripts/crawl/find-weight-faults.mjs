/** @typedef {import('./read-page.mjs').Page} Page */

/** Pages to do something on, which the budget of the generators is for. */
const TOOL = /\/(ai-prompt-generator|art-prompt-generator|json-prompt|veo3-json-prompt-generator|auth|account)$/;
const ARTICLE = /\/blog\//;
const MAX_BYTES = 140 * 1024;
const MAX_TOOL_BYTES = 175 * 1024;
const MAX_FONT_BYTES = 135_000;

/** What a first visit loads of JavaScript. @param {Page} page @param {ReadonlyMap<string, number>} bytes of each file, gzipped */
export function scriptBytes({ scripts }, bytes) {
  return [...new Set(scripts)].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
}

/** The most that it loads of fonts. @param {Page} page @param {ReadonlyMap<string, number>} bytes of each file */
export function fontBytes({ fonts }, bytes) {
  return [...new Set(fonts)].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
}

/**
 * Pages that load too much JavaScript or too many fonts, or a file that is not there.
 * @param {readonly Page[]} pages @param {ReadonlyMap<string, number>} bytes of each file, scripts gzipped
 */
export function findWeightFaults(pages, bytes) {
  return pages.flatMap((page) => {
    const limit = TOOL.test(page.path) && !ARTICLE.test(page.path) ? MAX_TOOL_BYTES : MAX_BYTES;
    const sum = scriptBytes(page, bytes);
    const ofFonts = fontBytes(page, bytes);
    return [
      ...[...page.scripts, ...page.fonts]
        .filter((file) => !bytes.has(file))
        .map((file) => `${page.path}: ${file} is not there`),
      ...(sum > limit ? [`${page.path}: loads ${sum} bytes of JavaScript, more than ${limit}`] : []),
      ...(ofFonts > MAX_FONT_BYTES
        ? [`${page.path}: loads ${ofFonts} bytes of fonts, more than ${MAX_FONT_BYTES}`]
        : []),
    ];
  });
}
