import type { ListedPost } from './post.ts';
import type { PostQuery, PostSort } from './post-query.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The posts that fit a query, in its order, pinned ones first.
 * @param saved slugs of the posts that the visitor saved
 */
export function findPosts<P extends ListedPost>(
  posts: readonly P[],
  { text, category, sort, isSavedOnly }: PostQuery,
  saved: readonly string[],
  now: Date,
): P[] {
  const rank = RANK[sort];
  return posts
    .filter((post) => (category === 'all' || post.category === category) && mentions(post, text))
    .filter(({ slug }) => !isSavedOnly || saved.includes(slug))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || rank(b, now) - rank(a, now) || latest(b) - latest(a));
}

/** The title, the text or a tag holds what was searched for, whatever its case. */
function mentions({ title, text, tags }: ListedPost, sought: string): boolean {
  const wanted = folded(sought.trim());
  return [title, text, ...tags].some((part) => folded(part).includes(wanted));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

const latest = ({ published }: ListedPost) => Date.parse(published);

/** Likes plus twice the comments plus three times the shares, halved for every week of age. */
export function trend({ likes = 0, comments = 0, shares = 0, published }: ListedPost, now: Date): number {
  const weeks = Math.max(0, now.getTime() - Date.parse(published)) / WEEK_MS;
  return (likes + 2 * comments + 3 * shares) / 2 ** weeks;
}

const RANK: Readonly<Record<PostSort, (post: ListedPost, now: Date) => number>> = {
  latest,
  popular: ({ likes = 0 }) => likes,
  discussed: ({ comments = 0 }) => comments,
  trending: trend,
};
