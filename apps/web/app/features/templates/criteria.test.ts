import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Criteria, isNarrowed, MAX_SEARCH, NO_CRITERIA, readCriteria, SORTS, writeCriteria } from './criteria.ts';
import { CATEGORIES, DIFFICULTIES } from './template.ts';

const read = (search: string) => readCriteria(new URLSearchParams(search));

test.each<{ search: string; criteria: Partial<Criteria> }>([
  { search: '', criteria: {} },
  { search: '?q=sql+query', criteria: { q: 'sql query' } },
  { search: '?q=a&q=b', criteria: { q: 'a' } },
  { search: '?category=writing&difficulty=advanced', criteria: { category: 'writing', difficulty: 'advanced' } },
  { search: '?category=Cooking&difficulty=&sort=price', criteria: {} },
  { search: '?category=all&sort=title', criteria: { sort: 'title' } },
  { search: '?category=constructor', criteria: {} },
])('the address "$search" asks for $criteria', ({ search, criteria }) => {
  expect(read(search)).toEqual({ ...NO_CRITERIA, ...criteria });
});

test.each([
  { q: 'a'.repeat(100), kept: 'a'.repeat(100) },
  { q: 'a'.repeat(20_000), kept: 'a'.repeat(100) },
  { q: `${'a'.repeat(99)}🪔`, kept: 'a'.repeat(99) },
  { q: `${'a'.repeat(98)}🪔b`, kept: `${'a'.repeat(98)}🪔` },
])('of a long search as much is read as fits, in whole characters', ({ q, kept }) => {
  expect(readCriteria(new URLSearchParams({ q })).q).toBe(kept);
});

test.each<{ criteria: Partial<Criteria>; search: string }>([
  { criteria: {}, search: '' },
  { criteria: { q: 'r&d 100%' }, search: '?q=r%26d+100%25' },
  { criteria: { sort: 'uses', category: 'data' }, search: '?category=data&sort=uses' },
])('$criteria stand in the address as "$search"', ({ criteria, search }) => {
  expect(writeCriteria({ ...NO_CRITERIA, ...criteria })).toBe(search);
});

test('whatever is looked for comes back from the address', () => {
  const criteria = fc.record({
    q: fc.string({ unit: 'grapheme' }).filter((q) => q.length <= MAX_SEARCH),
    category: fc.constantFrom('all', ...CATEGORIES),
    difficulty: fc.constantFrom('all', ...DIFFICULTIES),
    sort: fc.constantFrom(...SORTS),
  });
  fc.assert(
    fc.property(criteria, (wanted) => {
      expect(read(writeCriteria(wanted))).toEqual(wanted);
    }),
  );
});

test.each<{ criteria: Partial<Criteria>; narrowed: boolean }>([
  { criteria: {}, narrowed: false },
  { criteria: { q: '  ', sort: 'title' }, narrowed: false },
  { criteria: { q: 'a' }, narrowed: true },
  { criteria: { category: 'data' }, narrowed: true },
  { criteria: { difficulty: 'beginner' }, narrowed: true },
])('$criteria leave templates out: $narrowed', ({ criteria, narrowed }) => {
  expect(isNarrowed({ ...NO_CRITERIA, ...criteria })).toBe(narrowed);
});
