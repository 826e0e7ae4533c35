import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { CommunityPage } from '../features/community/community-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/community';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'community')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'community', 'community');
}

export default CommunityPage;
