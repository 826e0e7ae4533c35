import type { PostOpens } from '@wordlamp/contract/post-open';
import type { ListedPost } from './post.ts';
import type { PostQuery, PostSort } from './post-query.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Data about the posts that is not in their files. */
export type Known = {
  /** Slugs of the posts that the visitor saved. */
  saved: readonly string[];
  /** How often the examples were opened; undefined until the server has said it. */
  opens: PostOpens | undefined;
  now: Date;
};

/** The posts that fit a query, in its order, pinned ones first. */
export function findPosts<P extends ListedPost>(
  posts: readonly P[],
  { text, category, sort, isSavedOnly }: PostQuery,
  known: Known,
): P[] {
  const rank = RANK[sort];
  return posts
    .filter((post) => (category === 'all' || post.category === category) && mentions(post, text))
    .filter(({ slug }) => !isSavedOnly || known.saved.includes(slug))
    .toSorted(
      (a, b) => Number(b.pinned) - Number(a.pinned) || rank(b, known) - rank(a, known) || latest(b) - latest(a),
    );
}

/** The title, the text or a tag holds what was searched for, whatever its case. */
function mentions({ title, text, tags }: ListedPost, sought: string): boolean {
  const wanted = folded(sought.trim());
  return [title, text, ...tags].some((part) => folded(part).includes(wanted));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

const latest = ({ published }: ListedPost) => Date.parse(published);

/**
 * The opens of late and, where an operator counts them, likes plus twice the comments plus three times the shares, halved for
 * every week of age.
 */
export function trend({ slug, likes = 0, comments = 0, shares = 0, published }: ListedPost, known: Known): number {
  const weeks = Math.max(0, known.now.getTime() - Date.parse(published)) / WEEK_MS;
  return (known.opens?.trends[slug] ?? 0) + (likes + 2 * comments + 3 * shares) / 2 ** weeks;
}

const RANK: Readonly<Record<PostSort, (post: ListedPost, known: Known) => number>> = {
  latest,
  popular: ({ slug, likes = 0 }, { opens }) => (opens?.opens[slug] ?? 0) + likes,
  discussed: ({ comments = 0 }) => comments,
  trending: trend,
};
