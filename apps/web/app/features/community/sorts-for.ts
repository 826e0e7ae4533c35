import type { ListedPost } from './post.ts';
import { POST_SORTS, type PostSort } from './post-query.ts';

type Figure = 'likes' | 'comments' | 'shares';
const FIGURES_OF: Readonly<Record<PostSort, readonly Figure[]>> = {
  latest: [],
  popular: ['likes'],
  discussed: ['comments'],
  trending: ['likes', 'comments', 'shares'],
};

/** The orders that the posts have figures for, for the build. The date is always known. */
export function sortsFor(posts: readonly Pick<ListedPost, Figure>[]): PostSort[] {
  return POST_SORTS.filter(
    (sort) => sort === 'latest' || FIGURES_OF[sort].some((figure) => posts.some((post) => post[figure] !== undefined)),
  );
}
