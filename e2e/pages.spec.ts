import type { Page } from '@playwright/test';
import { LANGUAGES, languageOf } from '@wordlamp/contract/languages';
import { KINDS_OF_PAGES } from './kinds-of-pages.ts';
import { fullUnless } from './lane.ts';
import { violations } from './violations.ts';
import { expect, hydrated, INVISIBLE_SHIFT, layoutShift, test } from './visitor.ts';
import { wordsOf } from './words.ts';

/**
 * Light on a desktop, dark on a phone: colors do not depend on the width, nor the layout on colors. One language of
 * each direction and one of another kind of script are split between the two.
 */
const LOOKS = [
  { tag: '@desktop', colorScheme: 'light', languages: ['en', 'ja'] },
  { tag: '@phone', colorScheme: 'dark', languages: ['en', 'ar'] },
] as const;

/** What the quick lane opens in each color scheme: one language, and pages that are built in different ways. */
const QUICK = { light: 'en', dark: 'ar' };
const QUICK_PAGES: Readonly<Record<'light' | 'dark', readonly string[]>> = {
  light: ['', '/art-prompt-generator', '/blog/prompt-engineering-jobs', '/auth'],
  dark: ['', '/ai-prompt-generator', '/prompt-templates'],
};

for (const { tag, colorScheme, languages } of LOOKS)
  test.describe(`in ${colorScheme} colors`, { tag }, () => {
    test.use({ colorScheme });
    for (const language of languages)
      for (const below of KINDS_OF_PAGES)
        test(`/${language}${below} says its language, hydrates quietly, keeps still and is accessible`, {
          tag: fullUnless(language === QUICK[colorScheme] && QUICK_PAGES[colorScheme].includes(below)),
        }, async ({ page }) => {
          test.slow(below === '/prompt-templates', 'axe looks at thousands of elements');
          await opensWell(page, language, below);
          await page.emulateMedia({ reducedMotion: 'reduce' }); // what still fades in has no contrast yet
          expect(await violations(page)).toEqual([]);
        });
  });

test.describe('in every language', { tag: ['@phone', '@full'] }, () => {
  for (const { code } of LANGUAGES.filter(({ code }) => code !== 'en' && code !== 'ar'))
    for (const below of ['', '/ai-prompt-generator'])
      test(`/${code}${below} says its language, hydrates quietly and keeps still`, ({ page }) =>
        opensWell(page, code, below));
});

/** Opens a page as a first visit, and waits until it is fully loaded. */
async function opensWell(page: Page, language: string, below: string): Promise<void> {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`/${language}${below}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  const { tag, direction } = languageOf(language);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  expect(await layoutShift(page)).toBeLessThan(INVISIBLE_SHIFT);
  expect(loaded.filter((path) => path.endsWith('.data'))).toEqual([]);
}

test('a second page of a visit keeps still, too', async ({ page }) => {
  await page.goto('/en');
  await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  expect(await layoutShift(page)).toBeLessThan(INVISIBLE_SHIFT);
});

test.describe('an address that is no page', () => {
  for (const { path, language, heading, home } of [
    { path: '/nothing-here', language: 'en', heading: 'Oops! Page not found', home: '/' },
    { path: '/fr/nothing/here', language: 'fr', heading: wordsOf('fr', 'notFound')('heading'), home: '/fr' },
    { path: '/en/404', language: 'en', heading: 'Oops! Page not found', home: '/en' },
  ])
    test(`${path} answers 404 and leads to ${home}`, async ({ page, troubles }) => {
      troubles.expected.push(/404/, /Page not found/);
      const say = wordsOf(language, 'notFound');
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: say('home') })).toHaveAttribute('href', home);
      expect(warnings.some((text) => text.includes(path))).toBe(true);
    });
});
