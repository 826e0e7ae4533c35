import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { listGuides, readGuide } from '../content/read-guides.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ArticlePage } from '../features/guides/article-page.tsx';
import { pageMeta, titleWithSite } from '../i18n/page-meta.ts';
import { article, faqPage } from '../i18n/structured-data.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/article';

export function loader({ params }: Route.LoaderArgs) {
  const { code } = languageOf(params.lang);
  const all = listGuides('article', code).map(({ slug, title, minutes }) => ({ slug, title, minutes }));
  const at = all.findIndex(({ slug }) => slug === params.slug);
  return {
    words: JSON.stringify(readWords(code, 'blog', 'reading')),
    guide: readGuide('article', params.slug, code, listAllSlugs()),
    next: [...all, ...all].slice(at + 1, at + 3),
  };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description, keywords, published, faq } = loaderData.guide;
  const path = `${PAGES.blog}/${params.slug}`;
  const blog = unpackWords<'blog'>(loaderData.words).blog;
  return pageMeta({
    language: params.lang,
    path,
    title: titleWithSite(title),
    description,
    keywords,
    wholeLanguages: matches[0].loaderData.wholeLanguages,
    trail: [
      { name: blog.title, path: PAGES.blog },
      { name: title, path },
    ],
    data: [article({ title, description, published }), ...(faq.length > 0 ? [faqPage(faq)] : [])],
  });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage guide={loaderData.guide} next={loaderData.next} />;
}
