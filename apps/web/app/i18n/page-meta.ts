import { LANGUAGES, languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { canonicalPath, PAGES } from '../site-paths.ts';
import { breadcrumbs, type PageAddress, type StructuredData } from './structured-data.ts';

/** Pixels, the size of social networks' large cards. */
const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The placeholder for PUBLIC_URL in built pages; the server replaces it when it loads the site. */
const PLACEHOLDER_ORIGIN = 'https://placeholder.wordlamp.invalid';
const SITE_NAME = 'Wordlamp';

/** Longer ones are truncated in search results. */
const MAX_TITLE_CHARS = 70;

type PageMeta = {
  language: string | undefined;
  /** Path below the language, '' for home. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** Languages with a complete translation of this page; others are not indexed or offered to search engines. */
  wholeLanguages: readonly string[];
  /** Breadcrumbs from the home page by path below the language, the page itself last. */
  trail: readonly { name: string; path: string }[];
  /** More for search engines than the way. */
  data: readonly ((page: PageAddress) => StructuredData)[];
};

/** Title, description, canonical address, alternates, sharing tags and structured data of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { path, title, description, keywords, wholeLanguages } = page;
  const language = languageOf(page.language);
  const isWhole = wholeLanguages.includes(language.code);
  const origin = siteOrigin();
  const address = `${origin}${canonicalPath(path, language.code)}`;
  const alternates = LANGUAGES.filter(({ code }) => wholeLanguages.includes(code)).map(({ code, tag }) =>
    alternate(tag, `${origin}${canonicalPath(path, code)}`),
  );
  const picture = `${origin}${sharePicturePath(path, isWhole ? language.code : 'en')}`;
  const data = structuredData(page, { origin, address, picture, language: language.tag });
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    ...(isWhole ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates,
    alternate('x-default', `${origin}${canonicalPath(path, 'en')}`),
    ...sharingTags({ title, description, address, picture, tag: language.tag }),
    ...kindTags(data),
    ...data.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
}

/** The title of a page in a window or in search results; includes the site's name if there is room. */
export function titleWithSite(title: string): string {
  const whole = `${title} | ${SITE_NAME}`;
  return whole.length <= MAX_TITLE_CHARS ? whole : title;
}

const alternate = (hrefLang: string, href: string) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href });

type Shared = { title: string; description: string; address: string; picture: string; tag: string };

function sharingTags({ title, description, address, picture, tag }: Shared): MetaDescriptor[] {
  return [
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: tag.replace('-', '_') },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(SHARE_PICTURE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}

/** Articles also have a date. */
function kindTags(data: readonly StructuredData[]): MetaDescriptor[] {
  const article = data.find((entry) => entry['@type'] === 'Article');
  if (article === undefined) return [{ property: 'og:type', content: 'website' }];
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: String(article.datePublished) },
  ];
}

function structuredData({ language, path, trail, data }: PageMeta, about: PageAddress): StructuredData[] {
  const { code } = languageOf(language);
  const steps = [{ name: SITE_NAME, path: PAGES.home }, ...trail].map((step) => ({
    name: step.name,
    address: `${about.origin}${canonicalPath(step.path, code)}`,
  }));
  const way = path === PAGES.home ? [] : [breadcrumbs(steps)];
  return [...way, ...data.map((make) => make(about))];
}

let originOfServedPage: string | undefined;

// In the browser the origin is read from the served page: a second canonical link would appear after hydration if the
// router computed another one.
export function siteOrigin(): string {
  if (typeof document === 'undefined') return PLACEHOLDER_ORIGIN;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  originOfServedPage ??= new URL(canonical ?? location.href).origin;
  return originOfServedPage;
}

/** The path of the picture shown when a page is shared. @param path below the language, '' for home */
function sharePicturePath(path: string, language: string): string {
  const name = path === '' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${language}/${name}.png`;
}
