/** @typedef {import('./read-page.mjs').Page} Page */

/** Search engines cut longer ones. */
const MAX_DESCRIPTION_CHARS = 155;

/**
 * A page has one title, description and canonical address; each title and description belongs to one address alone.
 * @param {readonly Page[]} pages without those that answer 404 @param {string} origin
 */
export function findHeadFaults(pages, origin) {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  return [
    ...pages.flatMap(({ path, titles, descriptions, canonicals }) =>
      [
        ...onlyOne('title', titles),
        ...onlyOne('description', descriptions),
        ...onlyOne('canonical address', canonicals),
        ...descriptions
          .filter((text) => text.length > MAX_DESCRIPTION_CHARS)
          .map((text) => `the description has ${text.length} characters, more than ${MAX_DESCRIPTION_CHARS}`),
      ].map((fault) => `${path}: ${fault}`),
    ),
    ...findTwins(indexed, 'title', ({ titles }) => titles[0]),
    ...findTwins(indexed, 'description', ({ descriptions }) => descriptions[0]),
    ...findCanonicalFaults(pages, origin),
  ];
}

/** @param {string} name @param {readonly string[]} values */
function onlyOne(name, values) {
  if (values.length !== 1) return [`has ${values.length} of ${name}`];
  return values[0]?.trim() === '' ? [`the ${name} is empty`] : [];
}

/** @param {readonly Page[]} pages @param {string} name @param {(page: Page) => string | undefined} read */
function findTwins(pages, name, read) {
  const byText = Map.groupBy(pages, read);
  return [...byText]
    .map(([text, group]) => ({ text, addresses: new Set(group.map(({ canonicals }) => canonicals[0])) }))
    .filter(({ addresses }) => addresses.size > 1)
    .map(({ text, addresses }) => `${[...addresses].join(' and ')} share the ${name} “${text}”`);
}

/** A canonical address is a page that names itself. @param {readonly Page[]} pages @param {string} origin */
function findCanonicalFaults(pages, origin) {
  const byAddress = new Map(pages.map((page) => [origin + page.path, page]));
  return pages.flatMap(({ path, canonicals: [canonical = ''] }) => {
    const target = byAddress.get(canonical);
    if (!target) return [`${path}: its canonical address ${canonical} is no page`];
    return target.canonicals[0] === canonical ? [] : [`${path}: its canonical page ${canonical} names another one`];
  });
}
