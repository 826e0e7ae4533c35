/** @typedef {import('./read-page.mjs').Page} Page */

/**
 * Addresses of the site that pages lead to and that are no pages.
 * @param {readonly Page[]} pages @param {string} origin @returns {string[]} paths without queries
 */
export function otherTargets(pages, origin) {
  const known = new Set(pages.map(({ path }) => path));
  const targets = pages.flatMap((page) => targetsOf(page, origin)).map(({ path }) => path);
  return [...new Set(targets)].filter((path) => !known.has(path));
}

/**
 * Links that lead nowhere: to an address that does not answer with 200 itself, or to a place that its page does not have.
 * @param {readonly Page[]} pages @param {ReadonlyMap<string, number>} statuses of the other targets @param {string} origin
 */
export function findLinkFaults(pages, statuses, origin) {
  const byPath = new Map(pages.map((page) => [page.path, { ids: new Set(page.ids), page }]));
  return pages.flatMap((page) => {
    const unreadable = page.links.filter((link) => !URL.canParse(link, origin));
    const internal = targetsOf(page, origin).flatMap(({ link, path, place }) => {
      const target = byPath.get(path);
      const status = target ? 200 : statuses.get(path);
      if (status !== 200 && !isWayHome(page, path)) return [`${link} answers ${status}`];
      return place === '' || target?.ids.has(place) ? [] : [`${link} has no such place`];
    });
    const own = repeated(page.ids).map((id) => `the id ${id} stands twice`);
    return [...unreadable.map((link) => `${link} is no address`), ...internal, ...own].map(
      (fault) => `${page.path}: ${fault}`,
    );
  });
}

/** The page for unknown addresses leads to the root, as specified, which chooses the language. @param {Page} page @param {string} path */
const isWayHome = (page, path) => path === '/' && page.path.endsWith('/404');

/** @param {Page} page @param {string} origin */
function targetsOf(page, origin) {
  return page.links
    .filter((link) => URL.canParse(link, origin))
    .map((link) => ({ link, url: new URL(link, origin + page.path) }))
    .filter(({ url }) => url.origin === origin)
    .map(({ link, url }) => ({ link, path: url.pathname, place: decodeURIComponent(url.hash.slice(1)) }));
}

/** @param {readonly string[]} names */
const repeated = (names) => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
