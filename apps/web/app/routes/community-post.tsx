import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { cutAtWord } from '../content/cut-at-word.server.ts';
import { listAllSlugs } from '../content/list-slugs.server.ts';
import { firstParagraph, nextPost, readPost } from '../content/read-posts.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { PostPage } from '../features/community/post-page.tsx';
import { entryMeta } from '../i18n/route-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import type { Route } from './+types/community-post';

const MAX_DESCRIPTION_CHARS = 155;

export function loader({ params }: Route.LoaderArgs) {
  const { code } = languageOf(params.lang);
  const post = readPost(params.slug, code, listAllSlugs());
  return {
    words: JSON.stringify(readWords(code, 'community', 'reading')),
    post,
    next: nextPost(post.slug, code),
    description: cutAtWord(firstParagraph(post.blocks), MAX_DESCRIPTION_CHARS) || post.title,
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { post, description, words } = args.loaderData;
  return entryMeta(args, 'community', {
    title: post.title,
    description,
    keywords: post.tags.join(', '),
    listTitle: unpackWords<'community'>(words).community.title,
  });
}

export default function CommunityPost({ loaderData }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} next={loaderData.next} />;
}
