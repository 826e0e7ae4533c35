// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import headScript from './head-script.js?raw';

let started = new AbortController();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)">`;
  document.body.innerHTML = `
    <input type="radio" name="theme" value="light"><input type="radio" name="theme" value="dark">
    <input type="radio" name="theme" value="" checked>
    <a href="#" data-language="ja" lang="ja"></a>
    <div data-theme-choice="dark"></div><div data-theme-choice="system"></div>`;
});

afterEach(() => {
  started.abort();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.offer;
  document.documentElement.removeAttribute('data-signed-in');
  document.documentElement.className = '';
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
});

test.each(['light', 'dark'])('shows the stored theme "%s" before anything is clicked', (theme) => {
  localStorage.setItem('theme', theme);

  start();

  expect(shownTheme()).toBe(theme);
});

test('follows the system where the stored theme is unknown', () => {
  localStorage.setItem('theme', 'sepia');

  start();

  expect(shownTheme()).toBeUndefined();
});

test('shows each choice of a theme at once, and keeps it', () => {
  start();

  for (const theme of ['dark', 'light', 'dark']) {
    choose(theme);

    expect(shownTheme()).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(theme);
  }
  choose('');
  expect(shownTheme()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('the menu says which theme was stored, also when it is built again', () => {
  localStorage.setItem('theme', 'dark');
  start();
  choiceOf('').checked = true;

  dispatchEvent(new Event('beforetoggle'));

  expect(choiceOf('dark').checked).toBe(true);
});

test('shows and keeps a theme that is chosen by its name', () => {
  start();

  document.querySelector<HTMLElement>('[data-theme-choice=dark]')?.click();
  expect([shownTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  document.querySelector<HTMLElement>('[data-theme-choice=system]')?.click();
  expect([shownTheme(), localStorage.getItem('theme')]).toEqual([undefined, null]);
});

test("paints the browser's own bars in the chosen theme", () => {
  start();

  choose('dark');

  const media = [...document.querySelectorAll('meta')].map((meta) => meta.media);
  expect(media).toEqual(['not all', 'all']);
});

test.each([
  { name: 'the first of the languages of the browser that the site has', browser: ['nl', 'de-AT', 'fr'], offer: 'de' },
  { name: 'the stored choice before them', stored: { i18nextLng: 'ja' }, browser: ['de'], offer: 'ja' },
  { name: 'nothing in the language of the page', browser: ['en-GB', 'de'], offer: undefined },
  { name: 'nothing that the site has not', browser: ['nl'], offer: undefined },
  {
    name: 'nothing after the offer was closed',
    stored: { languageOfferDismissed: 'true' },
    browser: ['de'],
    offer: undefined,
  },
])('keeps room for an offer of $name', ({ stored = {}, browser, offer }) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);

  start();

  expect(document.documentElement.dataset.offer).toBe(offer);
});

test('keeps the language of a language link', () => {
  start();

  document.querySelector<HTMLElement>('[data-language]')?.click();

  expect(localStorage.getItem('i18nextLng')).toBe('ja');
});

test.each([
  { key: 'sb-localhost-auth-token', isSignedIn: true },
  { key: 'sb-localhost-auth-token-code-verifier', isSignedIn: false },
  { key: 'theme', isSignedIn: false },
])('with $key stored the header is that of someone signed in: $isSignedIn', ({ key, isSignedIn }) => {
  localStorage.setItem(key, '{}');

  start();

  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(isSignedIn);
});

test('follows another tab that signs out', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}');
  start();

  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));

  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test.each(['pointerdown', 'keydown', 'scroll', 'focusin'])(
  '%s gives all parts of the page their true heights',
  (sign) => {
    start();
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

  start();

  expect(isWhole()).toBe(true);
});

test('changes the theme and only warns where storage is switched off', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  start();

  choose('dark');

  expect(shownTheme()).toBe('dark');
  expect(warn).toHaveBeenCalledOnce();
});

/** Runs the script as the page does; its listener is removed after the test. */
function start() {
  started = new AbortController();
  const listen = (type: string, listener: EventListener, options: AddEventListenerOptions = {}) =>
    addEventListener(type, listener, { ...options, signal: started.signal });
  new Function('addEventListener', headScript.replace('LANGUAGE_CODES', 'en de fr ja'))(listen);
}

const isWhole = () => document.documentElement.classList.contains('whole');

function choiceOf(theme: string): HTMLInputElement {
  const choice = document.querySelector<HTMLInputElement>(`[name=theme][value="${theme}"]`);
  if (!choice) throw new Error(`There is no choice "${theme}".`);
  return choice;
}

const choose = (theme: string) => choiceOf(theme).click();

function shownTheme() {
  return document.documentElement.dataset.theme;
}
