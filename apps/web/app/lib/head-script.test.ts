// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import headScript from './head-script.js?raw';

let started = new AbortController();

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)">`;
  document.body.innerHTML = `
    <button data-theme-toggle><span id="inside"></span></button>
    <a href="#" data-language="ja" lang="ja"></a>
    <div data-theme-choice="dark"></div><div data-theme-choice="system"></div>`;
});

afterEach(() => {
  started.abort();
  delete document.documentElement.dataset.theme;
  document.documentElement.removeAttribute('data-signed-in');
  document.documentElement.className = '';
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
});

test.each(['light', 'dark'])('shows the stored theme "%s" before anything is clicked', (theme) => {
  localStorage.setItem('theme', theme);

  start({ prefersDark: false });

  expect(shownTheme()).toBe(theme);
});

test('follows the system where the stored theme is unknown', () => {
  localStorage.setItem('theme', 'sepia');

  start({ prefersDark: false });

  expect(shownTheme()).toBeUndefined();
});

test.each([
  { system: 'light', prefersDark: false, order: ['dark', 'light', undefined] },
  { system: 'dark', prefersDark: true, order: ['light', 'dark', undefined] },
])('goes through $order where the system is $system, and keeps each choice', ({ prefersDark, order }) => {
  start({ prefersDark });

  for (const theme of order) {
    document.getElementById('inside')?.click();

    expect(shownTheme()).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(theme ?? null);
  }
});

test('shows and keeps a theme that is chosen by its name', () => {
  start({ prefersDark: true });

  document.querySelector<HTMLElement>('[data-theme-choice=dark]')?.click();
  expect([shownTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  document.querySelector<HTMLElement>('[data-theme-choice=system]')?.click();
  expect([shownTheme(), localStorage.getItem('theme')]).toEqual([undefined, null]);
});

test("paints the browser's own bars in the chosen theme", () => {
  start({ prefersDark: false });

  document.getElementById('inside')?.click();

  const media = [...document.querySelectorAll('meta')].map((meta) => meta.media);
  expect(media).toEqual(['not all', 'all']);
});

test('keeps the language of a language link', () => {
  start({ prefersDark: false });

  document.querySelector<HTMLElement>('[data-language]')?.click();

  expect(localStorage.getItem('i18nextLng')).toBe('ja');
});

test.each([
  { key: 'sb-localhost-auth-token', isSignedIn: true },
  { key: 'sb-localhost-auth-token-code-verifier', isSignedIn: false },
  { key: 'theme', isSignedIn: false },
])('with $key stored the header is that of someone signed in: $isSignedIn', ({ key, isSignedIn }) => {
  localStorage.setItem(key, '{}');

  start({ prefersDark: false });

  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(isSignedIn);
});

test('follows another tab that signs out', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}');
  start({ prefersDark: false });

  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));

  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test.each(['pointerdown', 'keydown', 'scroll', 'focusin'])(
  '%s gives all parts of the page their true heights',
  (sign) => {
    start({ prefersDark: false });
    expect(isWhole()).toBe(false);

    dispatchEvent(new Event(sign));

    expect(isWhole()).toBe(true);
  },
);

test.each([
  { name: 'names a part of it', address: '#faq', state: null },
  { name: 'is one that was seen before', address: '', state: { key: 'abc' } },
])('a page whose address $name has them at once', ({ address, state }) => {
  history.replaceState(state, '', address);

  start({ prefersDark: false });

  expect(isWhole()).toBe(true);
});

test('changes the theme and only warns where storage is switched off', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  start({ prefersDark: false });

  document.getElementById('inside')?.click();

  expect(shownTheme()).toBe('dark');
  expect(warn).toHaveBeenCalledOnce();
});

/** Runs the script as the page does; its listener goes when the test ends. */
function start({ prefersDark }: { prefersDark: boolean }) {
  started = new AbortController();
  const listen = (type: string, listener: EventListener, options: AddEventListenerOptions = {}) =>
    addEventListener(type, listener, { ...options, signal: started.signal });
  new Function('matchMedia', 'addEventListener', headScript)(() => ({ matches: prefersDark }), listen);
}

const isWhole = () => document.documentElement.classList.contains('whole');

function shownTheme() {
  return document.documentElement.dataset.theme;
}
