import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { FeaturesPage } from '../features/about/features-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/features';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'features')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'features', 'features');
}

export default FeaturesPage;
