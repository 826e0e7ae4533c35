import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { readWords } from '../app/content/read-words.server.ts';
import { type PageId, pathOf } from '../app/site-paths.ts';
import { listedPages } from './listed-pages.ts';
import { llmsTxt } from './llms-txt.ts';
import type { PageFacts } from './read-page-facts.ts';
import { robotsTxt } from './robots-txt.ts';
import { sitemaps } from './sitemaps.ts';
import { webManifest } from './web-manifest.ts';

const GENERATORS = ['aiGenerator', 'artGenerator', 'jsonGenerator', 'videoGenerator'] as const satisfies PageId[];

/**
 * What stands beside the pages for programs that look for them, by file name.
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
    ['site.webmanifest', webManifest(home.description)],
  ]);
}
