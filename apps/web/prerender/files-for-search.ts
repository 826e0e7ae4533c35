import { API_PREFIXES } from '@wordlamp/contract/api-prefixes';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@wordlamp/contract/languages';
import { readWords } from '../app/content/read-words.server.ts';
import { manifestPath, type PageId, pathOf } from '../app/site-paths.ts';
import { type ListedPage, listedPages } from './listed-pages.ts';
import { llmsTxt } from './llms-txt.ts';
import type { PageFacts } from './read-page-facts.ts';
import { sitemaps } from './sitemaps.ts';
import { webManifest } from './web-manifest.ts';

const GENERATORS = ['aiGenerator', 'artGenerator', 'jsonGenerator', 'videoGenerator'] as const satisfies PageId[];

/**
 * The files for crawlers next to the pages, by file name.
 * @throws Error when the English home page is not among the pages
 */
export function filesForSearch(pages: Iterable<PageFacts>): Map<string, string> {
  const listed = listedPages(pages);
  const home = listed.find(({ canonical }) => new URL(canonical).pathname === pathOf('home', DEFAULT_LANGUAGE));
  if (home === undefined) throw new Error('The English home page is not listed.');
  const { origin } = new URL(home.canonical);
  const { shell } = readWords(DEFAULT_LANGUAGE, 'shell');
  const generators = GENERATORS.map((page) => pathOf(page, DEFAULT_LANGUAGE));
  const names = { pages: shell.mainNav, generators: shell.generatorNav };
  return new Map([
    ...sitemaps(listed, origin),
    ['robots.txt', robotsTxt(origin)],
    ['llms.txt', llmsTxt({ pages: listed, home, generators, names })],
    ...manifests(listed, home.description),
  ]);
}

/** @param english the description for languages whose home page is not listed, as their words are not whole */
function manifests(listed: readonly ListedPage[], english: string): [string, string][] {
  return LANGUAGES.map(({ code }) => {
    const home = listed.find(({ canonical }) => new URL(canonical).pathname === pathOf('home', code));
    return [manifestPath(code).slice(1), webManifest(code, home?.description ?? english)];
  });
}

/** Allows everything but the API, including scripts and styles. */
function robotsTxt(origin: string): string {
  const rules = API_PREFIXES.map((prefix) => `Disallow: ${prefix}/`);
  return `${['User-agent: *', 'Allow: /', ...rules].join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
