import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POST_CATEGORIES } from './post.ts';
import { EVERY_POST, MAX_SEARCH_LENGTH, POST_SORTS, postSearch, readPostQuery } from './post-query.ts';

test.each([
  { search: '', query: {} },
  { search: '?q=%20length%20', query: { text: 'length' } },
  { search: '?category=tips&sort=trending', query: { category: 'tips', sort: 'trending' } },
  { search: `?q=${'x'.repeat(20_000)}`, query: { text: 'x'.repeat(100) } },
  { search: `?q=${'x'.repeat(99)}%20y`, query: { text: 'x'.repeat(99) } },
  { search: '?saved=1', query: { isSavedOnly: true } },
  { search: '?more=1', query: { isWhole: true } },
  { search: '?category=nonsense&sort=best&saved=yes&other=1', query: {} },
] as const)('reads "$search"', ({ search, query }) => {
  expect(readPostQuery(search, POST_SORTS)).toEqual({ ...EVERY_POST, ...query });
});

test('an order that the posts have no figures for is as if it were not asked for', () => {
  expect(readPostQuery('?sort=popular', ['latest'])).toEqual(EVERY_POST);
});

test('all posts have the plain address', () => {
  expect(postSearch(EVERY_POST)).toBe('');
  expect(postSearch({ ...EVERY_POST, text: '  ' })).toBe('');
});

test('a text of 20,000 letters makes a short address', () => {
  expect(postSearch({ ...EVERY_POST, text: ` ${'x'.repeat(20_000)}` })).toBe(`?q=${'x'.repeat(100)}`);
});

test('an address gives back the query that made it', () => {
  const anyQuery = fc.record({
    text: fc
      .string({ unit: 'grapheme' })
      .map((text) => text.trim())
      .filter(({ length }) => length <= MAX_SEARCH_LENGTH),
    category: fc.constantFrom('all', ...POST_CATEGORIES),
    sort: fc.constantFrom(...POST_SORTS),
    isSavedOnly: fc.boolean(),
    isWhole: fc.boolean(),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(readPostQuery(postSearch(query), POST_SORTS)).toEqual(query);
    }),
  );
});
