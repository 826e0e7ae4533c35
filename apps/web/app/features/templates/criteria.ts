import { CATEGORIES, type Category, DIFFICULTIES, type Difficulty } from './template.ts';

export const SORTS = ['rating', 'uses', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** UTF-16 code units that are looked for at most: servers refuse long addresses. */
export const MAX_SEARCH = 100;

/** What a visitor looks for. */
export type Criteria = {
  q: string;
  category: Category | 'all';
  difficulty: Difficulty | 'all';
  sort: Sort;
};

export const NO_CRITERIA: Criteria = { q: '', category: 'all', difficulty: 'all', sort: 'rating' };

/** Reads them from an address or a form; a value that there is not counts as not given. */
export function readCriteria(given: URLSearchParams | FormData): Criteria {
  const q = given.get('q');
  return {
    q: typeof q === 'string' ? cutSearch(q) : NO_CRITERIA.q,
    category: oneOf(CATEGORIES, given.get('category')) ?? NO_CRITERIA.category,
    difficulty: oneOf(DIFFICULTIES, given.get('difficulty')) ?? NO_CRITERIA.difficulty,
    sort: oneOf(SORTS, given.get('sort')) ?? NO_CRITERIA.sort,
  };
}

/** The search part of an address, '' where nothing is chosen. What is as usual is not in it. */
export function writeCriteria(criteria: Criteria): string {
  const names = ['q', 'category', 'difficulty', 'sort'] as const;
  const chosen = names.filter((name) => criteria[name] !== NO_CRITERIA[name]);
  const search = new URLSearchParams(chosen.map((name) => [name, criteria[name]])).toString();
  return search === '' ? '' : `?${search}`;
}

/** Whether they leave templates out; the order does not. */
export function isNarrowed({ q, category, difficulty }: Criteria): boolean {
  return q.trim() !== '' || category !== 'all' || difficulty !== 'all';
}

/** No character is cut in two. */
function cutSearch(q: string): string {
  return q.length <= MAX_SEARCH ? q : q.slice(0, MAX_SEARCH).replace(/[\uD800-\uDBFF]$/, '');
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}
