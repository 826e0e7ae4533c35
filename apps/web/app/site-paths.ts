import { DEFAULT_LANGUAGE, LANGUAGES } from '@wordlamp/contract/languages';
import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';

/** Pages that exist in every language, by their path below the language. What is not in this list is linked nowhere. */
export const PAGES = {
  home: '',
  aiGenerator: '/ai-prompt-generator',
  artGenerator: '/art-prompt-generator',
  jsonGenerator: '/json-prompt',
  videoGenerator: '/veo3-json-prompt-generator',
  videoPrompt: '/veo3-json-prompt',
  templates: '/prompt-templates',
  resources: '/resources',
  blog: '/blog',
  community: '/community',
  features: '/features',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  translationGuide: '/translation-guide',
  auth: '/auth',
  account: '/account',
} as const;
export type PageId = keyof typeof PAGES;

/** Lists whose entries have pages, at `<list>/<slug>`. */
const LISTS = ['blog', 'resources', 'community'] as const satisfies PageId[];
export type ListId = (typeof LISTS)[number];
export type Slugs = Readonly<Record<ListId, readonly string[]>>;

/** Pages that also exist without a language prefix, in English, as every blog article does. */
const WITHOUT_LANGUAGE: readonly string[] = [PAGES.videoPrompt, PAGES.translationGuide, PAGES.auth, PAGES.account];

/** The page that the server answers with status 404, in each language. */
const NOT_FOUND = '/404';
/** The page that a device without a connection shows for what it does not keep (worker/service-worker.ts). */
const OFFLINE = '/offline';
/** The same as the first for addresses without a language; the build moves it to /404, where the router would see a language. */
const NOT_FOUND_ANYWHERE = '/404/404';

export function pathOf(page: PageId, language: LanguageCode): string {
  return `/${language}${PAGES[page]}`;
}

/** The address of an entry of a list, as its article or its guide. */
export function entryPath(list: ListId, slug: string, language: LanguageCode): string {
  return `${pathOf(list, language)}/${slug}`;
}

/** The address under which search engines know a path below the language: English articles have no language prefix. */
export function canonicalPath(below: string, language: LanguageCode): string {
  const isArticle = below.startsWith(`${PAGES.blog}/`);
  return isArticle && language === DEFAULT_LANGUAGE ? below : `/${language}${below}`;
}

/** The part of a path below the language, e.g. `/de/blog/x` → `/blog/x`; undefined if it cannot be a page. */
export function pathBelowLanguage(pathname: string): string | undefined {
  const plain = pathname.replace(/\/$/, '');
  const [, first] = plain.split('/', 2);
  if (!isLanguageCode(first)) return isWithoutLanguage(plain) ? plain : undefined;
  const below = plain.slice(first.length + 1);
  return isPage(below) || listOf(below) !== undefined ? below : undefined;
}

/** The page of a location, in any language, or the list that contains the entry. */
export function pageAt(pathname: string): PageId | undefined {
  const below = pathBelowLanguage(pathname);
  if (below === undefined) return undefined;
  return listOf(below) ?? (Object.keys(PAGES) as PageId[]).find((page) => PAGES[page] === below);
}

/** Every address that is built. */
export function prerenderPaths(slugs: Slugs): string[] {
  const entries = LISTS.flatMap((list) => slugs[list].map((slug) => `${PAGES[list]}/${slug}`));
  const below = [...Object.values(PAGES), ...entries, NOT_FOUND, OFFLINE];
  const alone = [...WITHOUT_LANGUAGE, ...entries.filter(isWithoutLanguage)];
  return [NOT_FOUND_ANYWHERE, ...alone, ...LANGUAGES.flatMap(({ code }) => below.map((path) => `/${code}${path}`))];
}

/** Whether a built page is served at other URLs (404, offline): it has no app, and no link leads to it. */
export function isStandIn(path: string): boolean {
  return path.endsWith(NOT_FOUND) || path.endsWith(OFFLINE);
}

export function offlinePath(language: LanguageCode): string {
  return `/${language}${OFFLINE}`;
}

/** What a device shows of the installed site, and in which language it opens. */
export function manifestPath(language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? '/site.webmanifest' : `/${language}/site.webmanifest`;
}

const isPage = (below: string) => Object.values<string>(PAGES).includes(below);

/** The list that would contain the entry of a path, whether or not it exists. */
function listOf(below: string): ListId | undefined {
  const [, list, slug] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(below) ?? [];
  return slug === undefined ? undefined : LISTS.find((id) => PAGES[id] === `/${list}`);
}

const isWithoutLanguage = (path: string) => WITHOUT_LANGUAGE.includes(path) || listOf(path) === 'blog';
