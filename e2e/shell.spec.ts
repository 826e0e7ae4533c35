import type { Page } from '@playwright/test';
import { KINDS_OF_PAGES } from './kinds-of-pages.ts';
import { chooseTheme, expect, hydrated, INVISIBLE_SHIFT, layoutShift, openMenu, test } from './visitor.ts';

test('the theme follows the system, can be switched before the app runs, and is kept', async ({ page, troubles }) => {
  troubles.expected.push(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  expect(light).not.toBe(dark);

  await chooseTheme(page, 'Dark');
  await expect.poll(background).toBe(dark);
  await page.reload();
  expect(await background()).toBe(dark);
});

test('the skip link leads to the content, and a page change moves the focus to its heading', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('navigation').getByRole('link', { name: 'Text' }).locator('visible=true').click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('a page that is older than the last deployment', { tag: '@desktop' }, () => {
  /** The script of the About page fails to load, this many times. */
  async function loseAbout(page: Page, times: number): Promise<void> {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/lost-page-')),
    );
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }), { times });
  }

  test('leads on to the page that was wanted', async ({ page, troubles }) => {
    troubles.expected.push(/404/, /about-.*reloading page/, /dynamically imported module/);
    await page.goto('/en/contact');
    await hydrated(page);
    await page.locator('#contact-message').fill('Half a thought');
    await loseAbout(page, 1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();

    await expect(page).toHaveURL('/en/about');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Wordlamp');
    await page.goBack();
    await expect(page.locator('#contact-message')).toHaveValue('Half a thought');
  });

  test('stays, with what was typed, where there is no connection', async ({ page, troubles }) => {
    troubles.expected.push(/404/, /about-.*reloading page/, /dynamically imported module/, /could not be loaded/);
    troubles.expected.push(/Failed to load resource/);
    await page.goto('/en/contact');
    await hydrated(page);
    await page.locator('#contact-name').fill('Ann');
    await loseAbout(page, 1);
    await page.route('**/en/about', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();

    await expect(page.getByText('That page could not be loaded. Check your connection').last()).toBeVisible();
    await expect(page).toHaveURL('/en/contact');
    await expect(page.locator('#contact-name')).toHaveValue('Ann');
  });
});

test('a browser that forbids storage shows its pages without an error', { tag: ['@desktop', '@full'] }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/could not be kept|(?:is|are) unknown/); // said, and nothing else
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  test.setTimeout(60_000); // all kinds of pages
  for (const below of KINDS_OF_PAGES) {
    await page.goto(`/en${below}`);
    await hydrated(page);
  }
  await chooseTheme(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('a visitor whose language is another one', () => {
  test.use({ locale: 'es-ES' });

  test('is offered it above the heading, in a place that is there from the first paint on', async ({ page }) => {
    await page.goto('/en');
    await hydrated(page);
    const offer = page.getByRole('complementary').getByRole('link', { name: 'Leer esta página en español' });
    const [line, heading] = [await offer.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
    expect(await layoutShift(page)).toBeLessThan(INVISIBLE_SHIFT);

    await page.getByRole('complementary').getByRole('button').click();
    await expect(offer).toHaveCount(0);
    const moved = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(moved?.y, 'its place goes with it').toBeLessThan(heading?.y ?? 0);
  });
});

test('a low header has names for all that it holds', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(96);

  await openMenu(page);
  for (const text of ['Sign in', 'Templates', 'English', 'Theme'])
    await expect(header.getByText(text, { exact: true }).locator('visible=true')).toHaveCount(1);
});
