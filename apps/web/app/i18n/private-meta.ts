import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { canonicalPath, PAGES, type PageId } from '../site-paths.ts';
import { siteOrigin } from './page-meta.ts';

type PrivatePage = {
  language: string | undefined;
  page: PageId;
  words: { metaTitle: string; metaDescription: string; metaKeywords: string };
};

/** The meta tags of a page that is a person's own business: not for search engines, and not to be shared. */
export function privateMeta({ language, page, words }: PrivatePage): MetaDescriptor[] {
  return [
    { title: words.metaTitle },
    { name: 'description', content: words.metaDescription },
    { name: 'keywords', content: words.metaKeywords },
    { name: 'robots', content: 'noindex' },
    {
      tagName: 'link',
      rel: 'canonical',
      href: `${siteOrigin()}${canonicalPath(PAGES[page], languageOf(language).code)}`,
    },
  ];
}
