import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import type { PageFacts } from './read-page-facts.ts';

/** A page for search engines. */
export type ListedPage = PageFacts & { language: LanguageCode };

/**
 * The indexed pages, each once under its canonical address, in the order of addresses: several built pages may share
 * one.
 */
export function listedPages(pages: Iterable<PageFacts>): ListedPage[] {
  const byAddress = new Map<string, ListedPage>();
  for (const page of pages)
    if (page.isIndexed) byAddress.set(page.canonical, { ...page, language: languageOf(page.canonical) });
  return [...byAddress.values()].sort((a, b) => (a.canonical < b.canonical ? -1 : 1));
}

function languageOf(address: string): LanguageCode {
  const [, first] = new URL(address).pathname.split('/', 2);
  return isLanguageCode(first) ? first : DEFAULT_LANGUAGE;
}
