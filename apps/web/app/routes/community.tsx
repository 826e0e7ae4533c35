import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { readCommunityStats, readEvents, readGuidelines } from '../content/read-community.server.ts';
import { listPosts } from '../content/read-posts.server.ts';
import { readReleases } from '../content/read-releases.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { communityFigures } from '../features/community/community-figures.ts';
import { CommunityPage } from '../features/community/community-page.tsx';
import { sortsFor } from '../features/community/sorts-for.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/community';

export function loader({ params }: Route.LoaderArgs) {
  const { code, tag } = languageOf(params.lang);
  const posts = listPosts(code, listAllSlugs());
  return {
    words: JSON.stringify(readWords(code, 'community')),
    figures: communityFigures(readCommunityStats(), tag),
    posts,
    sorts: sortsFor(posts),
    events: readEvents(code),
    releases: readReleases(),
    guidelines: readGuidelines(code),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'community', 'community');
}

export default function Community({ loaderData: { words: _words, ...known } }: Route.ComponentProps) {
  return <CommunityPage {...known} />;
}
