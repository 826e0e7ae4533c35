import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { listGuides, readGuide } from '../content/read-guides.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ArticlePage } from '../features/guides/article-page.tsx';
import { entryMeta } from '../i18n/route-meta.ts';
import { article, faqPage } from '../i18n/structured-data.ts';
import { unpackWords } from '../i18n/words.ts';
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

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { guide, words } = args.loaderData;
  const { faq } = guide;
  return entryMeta(args, 'blog', {
    ...guide,
    listTitle: unpackWords<'blog'>(words).blog.title,
    data: [article(guide), ...(faq.length > 0 ? [faqPage(faq)] : [])],
  });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage guide={loaderData.guide} next={loaderData.next} />;
}
