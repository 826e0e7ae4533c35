import { structuredDataShape } from './structured-data-shapes.mjs';

/**
 * @typedef {import('./read-page.mjs').Page} Page
 * @typedef {import('./structured-data-shapes.mjs').StructuredData} StructuredData
 */

/** Which kinds of data a page must have, by its address without the language; the first that fits decides. */
const NEEDED = [
  { pattern: /^$/, types: ['WebSite', 'WebApplication', 'FAQPage'] },
  {
    pattern: /^\/(ai-prompt-generator|art-prompt-generator|json-prompt|veo3-json-prompt-generator)$/,
    types: ['WebApplication', 'BreadcrumbList'],
  },
  { pattern: /^\/(auth|account)$/, types: [] }, // a person's own business, which no search engine lists
  { pattern: /^\/blog\/./, types: ['Article', 'BreadcrumbList'] },
  { pattern: /./, types: ['BreadcrumbList'] },
];

/**
 * Data for search engines that cannot be read, lacks something, or says what the page does not show.
 * @param {readonly Page[]} pages without those that answer 404
 */
export function findStructuredDataFaults(pages) {
  return pages.flatMap((page) => {
    const read = page.structuredData.map(readEntry);
    const faults = read.flatMap((result) => ('fault' in result ? result.fault : []));
    const data = read.flatMap((result) => ('entry' in result ? result.entry : []));
    return [...faults, ...missingTypes(page, data), ...data.flatMap((entry) => contradictions(page, entry))].map(
      (fault) => `${page.path}: ${fault}`,
    );
  });
}

/** @param {string} json @returns {{ entry: StructuredData } | { fault: string }} */
function readEntry(json) {
  try {
    const entry = JSON.parse(json);
    const parsed = structuredDataShape.safeParse(entry);
    if (parsed.success) return { entry: parsed.data };
    const [issue] = parsed.error.issues;
    return { fault: `${entry['@type']}: ${issue?.path.join('.')}: ${issue?.message}` };
  } catch (error) {
    return { fault: `structured data is not JSON (${error instanceof Error ? error.message : error})` };
  }
}

/** @param {Page} page @param {readonly StructuredData[]} data */
function missingTypes({ path, questions }, data) {
  const below = path.replace(/^\/[a-z]{2}(?=\/|$)/, '');
  const types = data.map((entry) => entry['@type']);
  const needed = NEEDED.find(({ pattern }) => pattern.test(below))?.types ?? [];
  const isTold = types.includes('FAQPage') || needed.includes('FAQPage');
  return [
    ...(isTold ? [] : questions.slice(0, 1).map((name) => `has no FAQPage for the question “${name}”`)),
    ...needed.filter((type) => !types.some((own) => own === type)).map((type) => `has no ${type}`),
    ...types.filter((type, index) => types.indexOf(type) !== index).map((type) => `has ${type} twice`),
  ];
}

/** @param {Page} page @param {StructuredData} entry @returns {string[]} */
function contradictions({ canonicals: [canonical], questions }, entry) {
  switch (entry['@type']) {
    case 'FAQPage': {
      const named = entry.mainEntity.map(({ name }) => name);
      return [
        ...named.filter((name) => !questions.includes(name)).map((name) => `does not show the question “${name}”`),
        ...questions.filter((name) => !named.includes(name)).map((name) => `FAQPage lacks the question “${name}”`),
      ];
    }
    case 'BreadcrumbList':
      return entry.itemListElement.at(-1)?.item === canonical ? [] : ['BreadcrumbList does not end at the page'];
    case 'Article':
      return entry.mainEntityOfPage === canonical ? [] : ['Article is about another page'];
    default:
      return entry.url === canonical ? [] : [`${entry['@type']} names ${entry.url}`];
  }
}
