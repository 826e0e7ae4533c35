// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { parseSlugs, readKept, toggleKept, watchKept } from './kept-slugs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a slug goes on a list and off it, and an empty list leaves nothing behind', () => {
  toggleKept('likes', 'one');
  toggleKept('likes', 'two');
  expect(localStorage.getItem('likes')).toBe('["one","two"]');
  expect(localStorage.getItem('saved')).toBeNull();

  toggleKept('likes', 'one');
  expect(localStorage.getItem('likes')).toBe('["two"]');

  toggleKept('likes', 'two');
  expect(localStorage.length).toBe(0);
});

test.each([
  { stored: '', slugs: [] },
  { stored: '["a"', slugs: [] },
  { stored: '{"a":1}', slugs: [] },
  { stored: 'null', slugs: [] },
  { stored: '["a",3,null,"b"]', slugs: ['a', 'b'] },
])('reads $stored as $slugs', ({ stored, slugs }) => {
  expect(parseSlugs(stored)).toEqual(slugs);
});

test('a damaged list is whole again after the next change', () => {
  localStorage.setItem('saved', '{{{');

  toggleKept('saved', 'one');

  expect(localStorage.getItem('saved')).toBe('["one"]');
});

test('notifies subscribers of changes here and in other tabs, until they unsubscribe', () => {
  const hear = vi.fn();
  const stop = watchKept(hear);

  toggleKept('likes', 'one');
  dispatchEvent(new StorageEvent('storage', { key: 'likes' }));
  expect(hear).toHaveBeenCalledTimes(2);

  stop();
  toggleKept('likes', 'one');
  dispatchEvent(new StorageEvent('storage', { key: 'likes' }));
  expect(hear).toHaveBeenCalledTimes(2);
});

test('where nothing can be stored, a list lasts as long as the page, and the caller learns of it', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(toggleKept('saved', 'one')).toBe(false);
  expect(parseSlugs(readKept('saved'))).toEqual(['one']);

  set.mockRestore();
  expect(toggleKept('saved', 'two')).toBe(true);
  expect(localStorage.getItem('saved')).toBe('["one","two"]');
});

test('works without storage, with nothing kept', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  expect(readKept('likes')).toBe('');
});
