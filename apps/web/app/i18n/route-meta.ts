import type { MetaDescriptor } from 'react-router';
import { type ListId, PAGES, type PageId } from '../site-paths.ts';
import { pageMeta, titleWithSite } from './page-meta.ts';
import type { PageAddress, StructuredData } from './structured-data.ts';
import { type Namespace, unpackWords, type Words } from './words.ts';

/** The common words of every page. */
type PageTexts = { metaTitle: string; metaDescription: string; metaKeywords: string; title: string };
type PageNamespace = { [N in Namespace]: Words[N] extends PageTexts ? N : never }[Namespace];

/** The used part of the arguments of a route's `meta`. */
type MetaArgs = {
  params: { lang?: string };
  loaderData: { words: string };
  matches: [{ loaderData: { wholeLanguages: readonly string[] } }, ...unknown[]];
};
type MakeData<N extends Namespace> = (words: Words[N]) => ((page: PageAddress) => StructuredData)[];

/** The meta tags of a page whose texts come from a single namespace. */
export function routeMeta<N extends PageNamespace>(
  { params, loaderData, matches }: MetaArgs,
  namespace: N,
  page: PageId,
  makeData: MakeData<N> = () => [],
): MetaDescriptor[] {
  const words = unpackWords<N>(loaderData.words)[namespace];
  const { metaTitle, metaDescription, metaKeywords, title }: PageTexts = words;
  return pageMeta({
    language: params.lang,
    path: PAGES[page],
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    wholeLanguages: matches[0].loaderData.wholeLanguages,
    trail: [{ name: title, path: PAGES[page] }],
    data: makeData(words),
  });
}

type EntryArgs = Omit<MetaArgs, 'loaderData'> & { params: { slug: string } };
type Entry = {
  title: string;
  description: string;
  keywords: string;
  /** The name of the list that contains the entry. */
  listTitle: string;
  data?: readonly ((page: PageAddress) => StructuredData)[];
};

/** The meta tags of a page that is one entry of a list. */
export function entryMeta({ params, matches }: EntryArgs, list: ListId, entry: Entry): MetaDescriptor[] {
  const { title, description, keywords, listTitle, data = [] } = entry;
  const path = `${PAGES[list]}/${params.slug}`;
  return pageMeta({
    language: params.lang,
    path,
    title: titleWithSite(title),
    description,
    keywords,
    wholeLanguages: matches[0].loaderData.wholeLanguages,
    trail: [
      { name: listTitle, path: PAGES[list] },
      { name: title, path },
    ],
    data,
  });
}
