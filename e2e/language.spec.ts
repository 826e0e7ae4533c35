import type { Page } from '@playwright/test';
import { fullUnless } from './lane.ts';
import { expect, hydrated, readyToGoOffline, test } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Pages with special parts: forms, lists, long texts. The crawl compares every page with the words of its language. */
const SWITCHED = [
  '',
  '/ai-prompt-generator',
  '/art-prompt-generator',
  '/json-prompt',
  '/veo3-json-prompt-generator',
  '/prompt-templates',
  '/blog/prompt-engineering-jobs',
  '/community',
  '/contact',
  '/auth',
];

/** The texts of a page, with their declared language. */
async function shownBy(page: Page): Promise<object> {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    texts: [...document.querySelectorAll<HTMLElement>('main, footer')].map(
      ({ innerText }) => innerText.replace(/\d+ س و\d+ د/, ''), // the time until midnight, which changes between the two
    ),
    names: [...document.querySelectorAll('main [aria-label], main [placeholder]')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder'),
    ),
  }));
}

/** The page data sent by the server from now on, without cached data. */
async function dataServed(page: Page): Promise<string[]> {
  const served: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.data') && !fromDiskCache) served.push(pathname);
  });
  return served;
}

const IDEA = 'email to my landlord about a broken heater, polite but firm';

test('switching the language keeps what was typed and written, the query, and stores the choice', async ({ page }) => {
  await page.goto('/en/ai-prompt-generator?from=test');
  await page.getByLabel('Your idea').fill(IDEA);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  const result = page.getByRole('textbox', { name: 'Your prompt' });
  await expect(result).toHaveValue(/Requirements/);
  const written = await result.inputValue();

  const data = page.waitForRequest(/\/ar\/ai-prompt-generator\.data/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await data;

  await expect(page).toHaveURL('/ar/ai-prompt-generator?from=test');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('main textarea').first()).toHaveValue(IDEA);
  expect(await page.locator('main textarea').nth(1).inputValue()).toBe(written);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar');
});

test.describe('after a switch of the language', { tag: '@desktop' }, () => {
  for (const below of SWITCHED)
    test(`/en${below} is the same after a switch to Arabic as when it is opened there`, {
      tag: fullUnless(below === '/ai-prompt-generator'),
    }, async ({ page }) => {
      await page.goto(`/en${below}`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const served = await dataServed(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
      await expect(page).toHaveURL(`/ar${below}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await page.waitForLoadState('networkidle');
      const switched = await shownBy(page);
      expect(served).toEqual([`/ar${below}.data`]);

      await page.reload();
      await expect.poll(() => shownBy(page)).toEqual(switched);
    });
});

test.describe('a visitor whose browser is set to Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('comes from the root to the site in Spanish, with what the address says', async ({ page }) => {
    await page.goto('/?from=test');

    await expect(page).toHaveURL('/es?from=test');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrated(page);
    await expect(page.getByRole('complementary')).toHaveCount(0); // no offer for visitors who read their own language
  });

  test('comes to it from a page that does not exist, too', { tag: '@full' }, async ({ page, troubles }) => {
    troubles.expected.push(/404/, /Page not found/);
    await page.goto('/nothing-here');
    await page.getByRole('link', { name: wordsOf('en', 'notFound')('home') }).click();

    await expect(page).toHaveURL('/es');
  });
});

test.describe('a page in another language than the visitor chose', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await page.goto('/fr/ai-prompt-generator');
    await hydrated(page);
  });

  test('offers the same page in that language', async ({ page }) => {
    await page.getByRole('complementary').getByRole('link', { name: 'Read this page in English' }).click();

    await expect(page).toHaveURL('/en/ai-prompt-generator');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('does not offer it again after it was closed', { tag: '@full' }, async ({ page }) => {
    await page.getByRole('complementary').getByRole('button').click();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('button', { name: wordsOf('fr', 'shell')('languageSwitch') })).toBeFocused();

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test('offline, a switch of the language stays on the page and loses nothing', async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/, /could not be loaded in the other language/);
  await page.goto('/en/ai-prompt-generator');
  await readyToGoOffline(page, () => page.getByLabel('Your idea').fill(IDEA));
  await context.setOffline(true);
  const warned = page.waitForEvent('console', (message) => message.text().includes('in the other language'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await warned;

  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA);
});
