import { createHash } from 'node:crypto';

/** @typedef {import('../crawl/read-page.mjs').Page} Page */

/**
 * What a share picture shows.
 * @typedef {object} Subject
 * @property {string} file its address below the origin
 * @property {string} lang @property {string} dir
 * @property {string} title the page's own heading
 * @property {string} description
 * @property {string} parent the name of the page above it; empty for pages right below home
 * @property {'primary' | 'lamp' | 'text' | 'art' | 'json' | 'video'} hue
 */

/** The first that fits an address decides. @type {readonly { pattern: RegExp, hue: Subject['hue'] }[]} */
const HUES = [
  { pattern: /\/community/, hue: 'lamp' },
  { pattern: /veo3|video/, hue: 'video' },
  { pattern: /json|schema/, hue: 'json' },
  { pattern: /art-|image|thumbnail|light/, hue: 'art' },
  { pattern: /ai-prompt|prompts?-|chat/, hue: 'text' },
];

/**
 * One for every picture that indexed pages name: languages that are not whole show the English ones.
 * @param {Iterable<Page>} pages @returns {Subject[]}
 */
export function pictureSubjects(pages) {
  const byFile = new Map();
  for (const page of pages) {
    if (!page.isIndexed || page.picture === '') continue;
    const { pathname } = new URL(page.picture);
    byFile.set(pathname, {
      file: pathname,
      lang: page.lang,
      dir: page.dir,
      title: page.headings.find(({ level }) => level === 1)?.text ?? '',
      description: page.descriptions[0] ?? '',
      parent: parentOf(page),
      hue: HUES.find(({ pattern }) => pattern.test(page.path))?.hue ?? 'primary',
    });
  }
  return [...byFile.values()];
}

/** The step before the last of the way from home, where there are more than two. @param {Page} page */
function parentOf({ structuredData }) {
  const way = structuredData.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'BreadcrumbList');
  const steps = way?.itemListElement ?? [];
  return steps.length > 2 ? String(steps.at(-2).name) : '';
}

/**
 * Changes whenever a picture would look different.
 * @param {Subject} subject @param {string} template the source of the code that lays it out
 */
export function hashSubject(subject, template) {
  return createHash('sha256').update(JSON.stringify(subject)).update(template).digest('hex').slice(0, 16);
}
