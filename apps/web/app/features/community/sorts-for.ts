import type { ListedPost } from './post.ts';
import { POST_SORTS, type PostSort } from './post-query.ts';

/** The orders that there are figures for, for the build: opens are always counted, comments where an operator does. */
export function sortsFor(posts: readonly Pick<ListedPost, 'comments'>[]): PostSort[] {
  return POST_SORTS.filter((sort) => sort !== 'discussed' || posts.some(({ comments = 0 }) => comments > 0));
}
