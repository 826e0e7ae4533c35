import { POST_CATEGORIES, type PostCategory } from './post.ts';

export const POST_SORTS = ['latest', 'popular', 'discussed', 'trending'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Which posts are shown, and in which order; the address of the page says it. */
export type PostQuery = {
  text: string;
  category: PostCategory | 'all';
  sort: PostSort;
  isSavedOnly: boolean;
  /** Whether the whole of a long list is shown. */
  isWhole: boolean;
};

export const EVERY_POST: PostQuery = { text: '', category: 'all', sort: 'latest', isSavedOnly: false, isWhole: false };

/** UTF-16 code units of what is searched for: more makes an address that servers refuse. */
export const MAX_SEARCH_LENGTH = 100;

/** What is searched for of what was typed. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, MAX_SEARCH_LENGTH).trim();
}

/**
 * What an address asks for. What it does not know is as if it were not there.
 * @param sorts the orders that the posts have figures for
 */
export function readPostQuery(search: string, sorts: readonly PostSort[]): PostQuery {
  const params = new URLSearchParams(search);
  return {
    text: searchText(params.get('q') ?? ''),
    category: POST_CATEGORIES.find((category) => category === params.get('category')) ?? 'all',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'latest',
    isSavedOnly: params.get('saved') === '1',
    isWhole: params.get('more') === '1',
  };
}

/** The part of an address from "?" on, '' for all posts. */
export function postSearch({ text, category, sort, isSavedOnly, isWhole }: PostQuery): string {
  const params = new URLSearchParams();
  const sought = searchText(text);
  if (sought !== '') params.set('q', sought);
  if (category !== 'all') params.set('category', category);
  if (sort !== 'latest') params.set('sort', sort);
  if (isSavedOnly) params.set('saved', '1');
  if (isWhole) params.set('more', '1');
  return params.size === 0 ? '' : `?${params}`;
}
