import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listGuides, RESOURCE_CATEGORIES } from '../content/read-guides.server.ts';
import { readResourceTips } from '../content/read-resource-tips.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ResourceList } from '../features/guides/resource-list.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/resources';

export function loader({ params }: Route.LoaderArgs) {
  const { code } = languageOf(params.lang);
  const resources = listGuides('resource', code);
  const groups = RESOURCE_CATEGORIES.map((category) => ({
    category,
    resources: resources
      .filter((resource) => resource.category === category)
      .map(({ slug, title, description, type, minutes }) => ({ slug, title, description, type, minutes })),
  }));
  return {
    words: JSON.stringify(readWords(code, 'resources', 'reading')),
    groups,
    tips: readResourceTips(code),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'resources', 'resources');
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  return <ResourceList groups={loaderData.groups} tips={loaderData.tips} />;
}
