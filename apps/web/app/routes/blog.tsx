import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listGuides } from '../content/read-guides.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ArticleList } from '../features/guides/article-list.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/blog';

export function loader({ params }: Route.LoaderArgs) {
  const { code } = languageOf(params.lang);
  return {
    words: JSON.stringify(readWords(code, 'blog', 'reading')),
    articles: listGuides('article', code).map(({ slug, title, description, published, category, minutes }) => ({
      slug,
      title,
      description,
      published,
      category,
      minutes,
    })),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'blog', 'blog');
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticleList articles={loaderData.articles} />;
}
