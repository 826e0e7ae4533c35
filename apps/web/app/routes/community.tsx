import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { readCommunityStats, readEvents, readGuidelines } from '../content/read-community.server.ts';
import { listPosts } from '../content/read-posts.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { CommunityPage } from '../features/community/community-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/community';

export function loader({ params }: Route.LoaderArgs) {
  const { code } = languageOf(params.lang);
  return {
    words: JSON.stringify(readWords(code, 'community')),
    stats: readCommunityStats(),
    posts: listPosts(code, listAllSlugs()),
    events: readEvents(code),
    guidelines: readGuidelines(code),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'community', 'community');
}

export default function Community({ loaderData: { stats, posts, events, guidelines } }: Route.ComponentProps) {
  return <CommunityPage stats={stats} posts={posts} events={events} guidelines={guidelines} />;
}
