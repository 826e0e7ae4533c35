/** @typedef {import('./read-page.mjs').Page} Page */

/**
 * Maps that do not list exactly the canonical addresses of the indexed pages, each once.
 * @param {readonly Page[]} pages @param {readonly string[]} maps the texts of the language maps
 */
export function findSitemapFaults(pages, maps) {
  const wanted = new Set(pages.filter(({ isIndexed }) => isIndexed).flatMap(({ canonicals }) => canonicals));
  const listed = maps.flatMap(locationsIn);
  const own = new Set(listed);
  return [
    ...[...wanted].filter((address) => !own.has(address)).map((address) => `sitemaps: ${address} is missing`),
    ...[...own].filter((address) => !wanted.has(address)).map((address) => `sitemaps: ${address} is no indexed page`),
    ...(own.size === listed.length ? [] : ['sitemaps: an address is listed twice']),
  ];
}

/** @param {string} xml @returns {string[]} the addresses that a map or an index of maps lists */
export function locationsIn(xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
