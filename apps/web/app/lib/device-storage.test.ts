// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { kindOf, listKept, putBackKept, removeKept, sizeOf } from './device-storage.ts';

const SOURCES: Record<string, string> = {
  ...import.meta.glob('../**/*.{ts,tsx,js}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../../prerender/*.js', { query: '?raw', import: 'default', eager: true }),
};
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
/** A form whose fields are kept if the app cannot start (prerender/loader.js). */
const FORM_DRAFT = /data-draft="(\w+)"/g;
/** Names of parameters that pass on a key, whose origin is then resolved. */
const PARAMETERS = ['generator', 'key'];
const PASSED_ON = /\/(draft-storage|device-storage|kept-result)\.ts$/;
const WRITER = /(?:\b(saveDraft|keep(?=\('))|(local|session)Storage\.setItem)\(\s*(['"`][^'"`]*['"`]|[\w.]+)/g;

type Written = { path: string; area: 'local' | 'session'; key: string };

/** Every storage key used by a file. */
function keysIn(path: string, source: string): Written[] {
  const drafts = [...source.matchAll(FORM_DRAFT)].map(([, form]) => ({
    path,
    area: 'local' as const,
    key: `draft:${form}`,
  }));
  const others = [...source.matchAll(WRITER)].flatMap(([, writer, area, given = '']) => {
    const prefix = writer === 'saveDraft' ? 'draft:' : '';
    return valuesOf(given, source + besideOf(path)).map((value) => ({
      path,
      area: area === 'session' ? ('session' as const) : ('local' as const),
      key: prefix + value,
    }));
  });
  return [...drafts, ...others];
}

/** The other files of the folder, from which constants are imported. */
function besideOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isBeside = (other: string) => other.startsWith(folder) && !other.slice(folder.length).includes('/');
  return Object.entries(SOURCES)
    .filter(([other]) => other !== path && isBeside(other))
    .map(([, source]) => source)
    .join('\n');
}

/**
 * Resolves an argument: a literal, a constant or function of this file or a sibling, or a list it comes from; the
 * argument itself if it cannot be resolved.
 */
function valuesOf(given: string, source: string): string[] {
  if (PARAMETERS.includes(given) || given.startsWith('`draft:$')) return [];
  const withSample = (text: string) => text.replace(/\$\{.*/, 'x');
  if (/^['"`]/.test(given)) return [withSample(given.slice(1, -1))];
  const [, text] = new RegExp(`const ${given} = (?:\\([^)]*\\) => )?['"\`]([^'"\`]*)`).exec(source) ?? [];
  if (text !== undefined) return [withSample(text)];
  const [, list = ''] = /const KEPT_LISTS = \[([^\]]*)\]/.exec(source) ?? [];
  return given === 'list' ? list.split(',').map((entry) => entry.trim().slice(1, -1)) : [given];
}

const written = Object.entries(SOURCES)
  .filter(([path]) => !isTest(path) && !PASSED_ON.test(path))
  .flatMap(([path, source]) => keysIn(path, source));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('every key that the source stores something under is known', () => {
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((entry) => kindOf(entry) === 'unknown')).toEqual([]);
});

test('a key is known in its own storage only', () => {
  expect(kindOf({ area: 'local', key: 'theme' })).toBe('theme');
  expect(kindOf({ area: 'session', key: 'theme' })).toBe('unknown');
  expect(kindOf({ area: 'local', key: 'draft:template:late-order-reply' })).toBe('templateFills');
  expect(kindOf({ area: 'local', key: 'sb-www-auth-token' })).toBe('session');
  expect(kindOf({ area: 'local', key: 'sb-www-auth-token-flow-0a1b-code-verifier' })).toBe('signInProof');
  expect(kindOf({ area: 'local', key: 'themes' })).toBe('unknown');
});

test('lists what both storages hold, what is unknown last', () => {
  localStorage.setItem('aaa', '1');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('draft:ai-prompt', 'a poem');
  sessionStorage.setItem('fonts', '[]');

  expect(listKept()).toEqual([
    { area: 'local', key: 'draft:ai-prompt', text: 'a poem' },
    { area: 'local', key: 'theme', text: 'dark' },
    { area: 'session', key: 'fonts', text: '[]' },
    { area: 'local', key: 'aaa', text: '1' },
  ]);
});

test('what is removed is gone, and comes back', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('likes', '["a"]');
  const all = listKept();
  const theme = all.filter(({ key }) => key === 'theme');

  removeKept(theme);
  expect(listKept().map(({ key }) => key)).toEqual(['likes']);

  putBackKept(theme);
  expect(listKept()).toEqual(all);
});

test('what was written since is not overwritten by what comes back', () => {
  localStorage.setItem('theme', 'dark');
  const before = listKept();
  removeKept(before);
  localStorage.setItem('theme', 'light');

  putBackKept(before);

  expect(localStorage.getItem('theme')).toBe('light');
});

test('a size is that of the bytes', () => {
  expect(sizeOf({ area: 'local', key: 'k', text: 'é日' })).toBe(6);
});

test('works without storage: nothing is kept', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  expect(listKept()).toEqual([]);
});
