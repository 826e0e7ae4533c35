import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { listGuides, readGuide } from '../content/read-guides.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ResourcePage } from '../features/guides/resource-page.tsx';
import { pageMeta, titleWithSite } from '../i18n/page-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/resource';

export function loader({ params }: Route.LoaderArgs) {
  const { code } = languageOf(params.lang);
  const guide = readGuide('resource', params.slug, code, listAllSlugs());
  const others = listGuides('resource', code).filter(
    ({ slug, category }) => slug !== guide.slug && category === guide.category,
  );
  return {
    words: JSON.stringify(readWords(code, 'resources', 'reading')),
    guide,
    next: others.map(({ slug, title, minutes }) => ({ slug, title, minutes })),
  };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description, keywords } = loaderData.guide;
  const path = `${PAGES.resources}/${params.slug}`;
  const { resources } = unpackWords<'resources'>(loaderData.words);
  return pageMeta({
    language: params.lang,
    path,
    title: titleWithSite(title),
    description,
    keywords,
    wholeLanguages: matches[0].loaderData.wholeLanguages,
    trail: [
      { name: resources.title, path: PAGES.resources },
      { name: title, path },
    ],
    data: [],
  });
}

export default function Resource({ loaderData }: Route.ComponentProps) {
  return <ResourcePage guide={loaderData.guide} next={loaderData.next} />;
}
