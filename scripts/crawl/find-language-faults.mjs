/** @typedef {import('./read-page.mjs').Page} Page */

const EVERYONE_ELSE = 'x-default';

/**
 * Pages that are not in the language of their address, and alternates that do not name each other. A page that is not
 * indexed takes no part in the alternates.
 * @param {readonly Page[]} pages without those that answer 404
 * @param {readonly { code: string, tag: string, direction: string }[]} languages the first for addresses without a language
 * @param {string} origin
 */
export function findLanguageFaults(pages, languages, origin) {
  const byAddress = new Map(pages.map((page) => [origin + page.path, page]));
  return pages.flatMap((page) => {
    const [, first] = page.path.split('/', 2);
    const language = languages.find(({ code }) => code === first) ?? languages[0];
    const own = [page.lang, page.dir].join(' ');
    const wanted = [language?.tag, language?.direction].join(' ');
    return [
      ...(own === wanted ? [] : [`is ${own}, not ${wanted}`]),
      ...(page.isIndexed ? findAlternateFaults(page, byAddress) : findStrays(page, origin)),
    ].map((fault) => `${page.path}: ${fault}`);
  });
}

/** @param {Page} page @param {ReadonlyMap<string, Page>} byAddress */
function findAlternateFaults({ lang, canonicals: [canonical], alternates }, byAddress) {
  const own = alternates.filter(({ language }) => language === lang);
  const faults = alternates.flatMap(({ language, address }) => {
    const target = byAddress.get(address);
    if (!target) return [`${address} for ${language} is no page`];
    if (!target.isIndexed) return [`${address} for ${language} is not indexed`];
    if (language !== EVERYONE_ELSE && target.lang !== language)
      return [`${address} is ${target.lang}, not ${language}`];
    const isAnswered = target.alternates.some((back) => back.language === lang && back.address === canonical);
    return isAnswered ? [] : [`${address} for ${language} does not name it in return`];
  });
  const names = alternates.map(({ language }) => language);
  return [
    ...(own.length === 1 && own[0]?.address === canonical ? [] : [`does not name itself as ${lang}`]),
    ...(names.includes(EVERYONE_ELSE) ? [] : [`names no ${EVERYONE_ELSE}`]),
    ...(new Set(names).size === names.length ? [] : ['names a language twice']),
    ...faults,
  ];
}

/** @param {Page} page @param {string} origin */
function findStrays({ path, alternates }, origin) {
  return alternates.some(({ address }) => address === origin + path) ? ['is not indexed, but an alternate'] : [];
}
