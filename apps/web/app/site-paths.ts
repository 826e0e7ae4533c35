import { LANGUAGES } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';

/** Pages that exist in every language, by their path below the language. What is not in this list is linked nowhere. */
export const PAGES = {
  home: '',
  aiGenerator: '/ai-prompt-generator',
  artGenerator: '/art-prompt-generator',
  jsonGenerator: '/json-prompt',
  videoGenerator: '/veo3-json-prompt-generator',
  videoPrompt: '/veo3-json-prompt',
} as const;
export type PageId = keyof typeof PAGES;

/** The page that the server answers with status 404, in each language. */
const NOT_FOUND = '/404';
/** The same for addresses without a language; the build moves it to /404, where the router would see a language. */
const NOT_FOUND_ANYWHERE = '/404/404';

export function pathOf(page: PageId, language: LanguageCode): string {
  return `/${language}${PAGES[page]}`;
}

/** The page of a location, whatever its language; undefined for an address that is no page. */
export function pageAt(pathname: string): PageId | undefined {
  const [, language, ...rest] = pathname.replace(/\/$/, '').split('/');
  if (!LANGUAGES.some(({ code }) => code === language)) return undefined;
  const path = rest.length === 0 ? '' : `/${rest.join('/')}`;
  return (Object.keys(PAGES) as PageId[]).find((page) => PAGES[page] === path);
}

export function prerenderPaths(): string[] {
  const below = [...Object.values(PAGES), NOT_FOUND];
  return [NOT_FOUND_ANYWHERE, ...LANGUAGES.flatMap(({ code }) => below.map((path) => `/${code}${path}`))];
}
