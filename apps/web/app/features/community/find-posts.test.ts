import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPosts, type Known, trend } from './find-posts.ts';
import { type ListedPost, POST_CATEGORIES } from './post.ts';
import { EVERY_POST, POST_SORTS, type PostQuery } from './post-query.ts';
import { sortsFor } from './sorts-for.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
/** Nothing is saved, and the server has not answered how often posts were opened. */
const KNOWN: Known = { saved: [], opens: undefined, now: NOW };

function post(slug: string, known: Partial<ListedPost> = {}): ListedPost {
  return {
    slug,
    title: slug,
    author: 'Hanna R.',
    role: 'editor',
    reputation: 10,
    category: 'tips',
    tags: [],
    likes: 0,
    comments: 0,
    shares: 0,
    published: '2026-11-01',
    pinned: false,
    featured: false,
    beginning: '',
    text: '',
    ...known,
  };
}

const POSTS = [
  post('rules', { pinned: true, published: '2026-01-01', category: 'questions' }),
  post('old-hit', { likes: 90, comments: 4, shares: 9, published: '2026-06-01', category: 'showcase' }),
  post('talk', { likes: 20, comments: 30, shares: 1, published: '2026-10-01', category: 'questions' }),
  post('fresh', { likes: 8, comments: 6, shares: 2, published: '2026-11-19' }),
];
const found = (query: Partial<PostQuery>, saved: string[] = []) =>
  findPosts(POSTS, { ...EVERY_POST, ...query }, { ...KNOWN, saved }).map(({ slug }) => slug);

test.each([
  { sort: 'latest', order: ['rules', 'fresh', 'talk', 'old-hit'] },
  { sort: 'popular', order: ['rules', 'old-hit', 'talk', 'fresh'] },
  { sort: 'discussed', order: ['rules', 'talk', 'fresh', 'old-hit'] },
  { sort: 'trending', order: ['rules', 'fresh', 'talk', 'old-hit'] },
] as const)('pinned posts come first, then the $sort ones', ({ sort, order }) => {
  expect(found({ sort })).toEqual(order);
});

test('a category, a search and the saved ones narrow the list together', () => {
  expect(found({ category: 'questions' })).toEqual(['rules', 'talk']);
  expect(found({ isSavedOnly: true }, ['talk', 'fresh'])).toEqual(['fresh', 'talk']);
  expect(found({ category: 'questions', isSavedOnly: true, text: 'TAL' }, ['rules', 'talk'])).toEqual(['talk']);
});

test.each([
  { name: 'the title', known: { title: 'Write the Length' }, text: 'the length' },
  { name: 'the text', known: { text: 'models pad the last sentence' }, text: 'PAD  the' },
  { name: 'a tag', known: { tags: ['video', 'Light'] }, text: 'light' },
  { name: 'capitals with accents', known: { text: 'École d’été' }, text: 'école' },
  { name: 'Greek', known: { text: 'ΦΩΣ' }, text: 'φω' },
  { name: 'wide letters', known: { text: 'ＪＳＯＮ' }, text: 'json' },
])('searches $name whatever the case', ({ known, text }) => {
  expect(findPosts([post('one', known), post('two')], { ...EVERY_POST, text }, KNOWN)).toHaveLength(1);
});

test('neither author nor role is searched', () => {
  expect(found({ text: 'hanna' })).toEqual([]);
});

test.each([
  { published: '2026-11-20', weight: 1 },
  { published: '2026-11-13', weight: 0.5 },
  { published: '2026-11-06', weight: 0.25 },
  { published: '2026-12-24', weight: 1 },
])('what was published on $published weighs $weight', ({ published, weight }) => {
  const noon = trend(post('a', { likes: 5, comments: 4, shares: 3, published }), {
    ...KNOWN,
    now: new Date('2026-11-20T00:00:00Z'),
  });

  expect(noon).toBeCloseTo((5 + 2 * 4 + 3 * 3) * weight, 10);
});

test.each([
  { comments: [undefined, undefined], sorts: ['latest', 'popular', 'trending'] },
  { comments: [0, undefined], sorts: ['latest', 'popular', 'trending'] },
  { comments: [undefined, 3], sorts: ['latest', 'popular', 'discussed', 'trending'] },
])('posts with $comments comments can be ordered by $sorts', ({ comments, sorts }) => {
  expect(sortsFor(comments.map((count) => ({ comments: count })))).toEqual(sorts);
});

test('what was opened more often is more popular, and what was opened of late trends', () => {
  const posts = ['a', 'b', 'c'].map((slug) => post(slug));
  const opens = { opens: { a: 30, b: 90 }, trends: { a: 20, b: 2, c: 0.5 } };
  const order = (sort: 'popular' | 'trending') =>
    findPosts(posts, { ...EVERY_POST, sort }, { ...KNOWN, opens }).map(({ slug }) => slug);

  expect(order('popular')).toEqual(['b', 'a', 'c']);
  expect(order('trending')).toEqual(['a', 'b', 'c']);
});

const count = fc.integer({ min: 0, max: 500 });
const anyPost = fc.record({
  slug: fc.uuid(),
  category: fc.constantFrom(...POST_CATEGORIES),
  likes: count,
  comments: count,
  shares: count,
  pinned: fc.boolean(),
  published: fc.integer({ min: 1, max: 28 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`),
});
const anyPosts = fc
  .uniqueArray(anyPost, { selector: ({ slug }) => slug, maxLength: 12 })
  .map((all) => all.map((known) => post(known.slug, known)));

test('sorting neither loses nor duplicates posts, and pinned ones come first', () => {
  fc.assert(
    fc.property(anyPosts, fc.constantFrom(...POST_SORTS), (posts, sort) => {
      const sorted = findPosts(posts, { ...EVERY_POST, sort }, KNOWN);

      expect(new Set(sorted)).toEqual(new Set(posts));
      expect(sorted).toHaveLength(posts.length);
      const pins = sorted.map(({ pinned }) => pinned);
      expect(pins).toEqual([...pins.filter((pinned) => pinned), ...pins.filter((pinned) => !pinned)]);
    }),
  );
});

test('one more like never moves a post down', () => {
  fc.assert(
    fc.property(anyPosts, fc.constantFrom('popular', 'trending'), fc.nat(), (posts, sort, place) => {
      const chosen = posts[place % Math.max(1, posts.length)];
      if (!chosen) return;
      const query = { ...EVERY_POST, sort };
      const rank = (all: ListedPost[]) => findPosts(all, query, KNOWN).findIndex(({ slug }) => slug === chosen.slug);
      const liked = posts.map((other) => (other === chosen ? { ...other, likes: (other.likes ?? 0) + 1 } : other));

      expect(rank(liked)).toBeLessThanOrEqual(rank(posts));
    }),
  );
});
