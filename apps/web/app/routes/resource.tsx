import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { listGuides, readGuide } from '../content/read-guides.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ResourcePage } from '../features/guides/resource-page.tsx';
import { entryMeta } from '../i18n/route-meta.ts';
import { unpackWords } from '../i18n/words.ts';
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

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { guide, words } = args.loaderData;
  return entryMeta(args, 'resources', { ...guide, listTitle: unpackWords<'resources'>(words).resources.title });
}

export default function Resource({ loaderData }: Route.ComponentProps) {
  return <ResourcePage guide={loaderData.guide} next={loaderData.next} />;
}
