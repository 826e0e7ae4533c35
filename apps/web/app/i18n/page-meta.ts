import { LANGUAGES, languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';

/** Stands for PUBLIC_URL in built pages; the server replaces it as it loads the site. */
const PLACEHOLDER_ORIGIN = 'https://placeholder.wordlamp.invalid';

type PageMeta = {
  language: string | undefined;
  /** Path below the language, '' for home. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** Languages whose words for this page are whole; the others are not indexed and not offered to search engines. */
  wholeLanguages: readonly string[];
};

/** Title, description, canonical address, alternates and sharing tags of a page. */
export function pageMeta({
  language: code,
  path,
  title,
  description,
  keywords,
  wholeLanguages,
}: PageMeta): MetaDescriptor[] {
  const language = languageOf(code);
  const origin = siteOrigin();
  const address = `${origin}/${language.code}${path}`;
  const alternates = LANGUAGES.filter(({ code }) => wholeLanguages.includes(code)).map(({ code, tag }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: tag,
    href: `${origin}/${code}${path}`,
  }));
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    ...(wholeLanguages.includes(language.code) ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates,
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${origin}/en${path}` },
    { property: 'og:site_name', content: 'Wordlamp' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: language.tag },
  ];
}

let originOfServedPage: string | undefined;

// In the browser the origin is read from the page as it was served: a second canonical link would appear after hydration
// if the router computed another one.
function siteOrigin(): string {
  if (typeof document === 'undefined') return PLACEHOLDER_ORIGIN;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  originOfServedPage ??= new URL(canonical ?? location.href).origin;
  return originOfServedPage;
}
