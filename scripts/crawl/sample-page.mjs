import { readPage } from './read-page.mjs';

export const ORIGIN = 'https://wordlamp.test';

/**
 * A page without a fault, for the tests of what finds faults.
 * @param {string} path
 * @param {{ lang?: string, dir?: string, head?: string, body?: string, title?: string, description?: string,
 *   canonical?: string, alternates?: Record<string, string> }} [change] alternates by hreflang, below the origin
 */
export function samplePage(path, change = {}) {
  const { lang = 'en', dir = 'ltr', head = '', body = '<h1>Heading</h1>', title = `Title of ${path}` } = change;
  const { description = `What ${path} is`, canonical = path, alternates = { en: path, 'x-default': path } } = change;
  const links = Object.entries(alternates).map(
    ([language, to]) => `<link rel="alternate" hrefLang="${language}" href="${ORIGIN}${to}"/>`,
  );
  return readPage(
    path,
    `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><title>${title}</title>
    <meta name="description" content="${description}"/><link rel="canonical" href="${ORIGIN}${canonical}"/>
    ${links.join('')}${head}</head><body>${body}</body></html>`,
  );
}
