// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissOffer, isOfferDismissed, preferredLanguage } from './language-choice.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([
  { name: 'the stored choice before the browser', stored: 'ja', browser: ['fr-CA', 'en'], language: 'ja' },
  { name: 'the base of a regional language', stored: null, browser: ['pt-BR'], language: 'pt' },
  {
    name: 'the first language that the site has',
    stored: null,
    browser: ['nl-NL', 'cy', 'de-AT', 'en'],
    language: 'de',
  },
  { name: 'the browser where the stored choice is unknown', stored: 'xx', browser: ['tr'], language: 'tr' },
  { name: 'nothing if the site has none of them', stored: null, browser: ['nl', 'cy'], language: undefined },
])('prefers $name', ({ stored, browser, language }) => {
  if (stored) localStorage.setItem('i18nextLng', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);

  expect(preferredLanguage()).toBe(language);
});

test('remembers that the offer was dismissed', () => {
  expect(isOfferDismissed()).toBe(false);

  dismissOffer();

  expect(isOfferDismissed()).toBe(true);
});

test('only warns where storage is switched off', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  dismissOffer();

  expect(warn).toHaveBeenCalledOnce();
});
