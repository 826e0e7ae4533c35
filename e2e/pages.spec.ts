import { LANGUAGES } from '@wordlamp/contract/languages';
import { KINDS_OF_PAGES } from './kinds-of-pages.ts';
import { expect, hydrated, INVISIBLE_SHIFT, layoutShift, test } from './visitor.ts';
import { wordsOf } from './words.ts';

/** These are opened in every language. */
const EVERYWHERE = ['', '/ai-prompt-generator'];
/** The others in one language of each direction; the crawl and the layout step look at all of them. */
const isOpened = (below: string, language: string) => EVERYWHERE.includes(below) || ['en', 'ar'].includes(language);

for (const { code, tag, direction } of LANGUAGES)
  for (const below of KINDS_OF_PAGES.filter((page) => isOpened(page, code)))
    test(`/${code}${below} says its language, hydrates quietly and keeps still`, {
      tag: code === 'en' || below === '' ? [] : ['@desktop'],
    }, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(`/${code}${below}`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      expect(await layoutShift(page)).toBeLessThan(INVISIBLE_SHIFT);
      expect(loaded.filter((path) => path.endsWith('.data'))).toEqual([]);
    });

test('a second page of a visit keeps still, too', async ({ page }) => {
  await page.goto('/en');
  await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  expect(await layoutShift(page)).toBeLessThan(INVISIBLE_SHIFT);
});

test.describe('an address that is no page', () => {
  for (const { path, language, home } of [
    { path: '/nothing-here', language: 'en', home: '/' },
    { path: '/fr/nothing/here', language: 'fr', home: '/fr' },
    { path: '/en/404', language: 'en', home: '/en' },
  ])
    test(`${path} answers 404 and leads to ${home}`, async ({ page, troubles }) => {
      troubles.expected.push(/404/, /Page not found/);
      const say = wordsOf(language, 'notFound');
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: say('heading') })).toBeVisible();
      await expect(page.getByRole('link', { name: say('home') })).toHaveAttribute('href', home);
      expect(warnings.some((text) => text.includes(path))).toBe(true);
    });
});
