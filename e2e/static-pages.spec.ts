import type { Page } from '@playwright/test';
import { chooseTheme, expect, hydrated, test } from './visitor.ts';

const main = (page: Page) => page.locator('main');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('Features states the limits, and leads to every generator, to a start and to the form', async ({ page }) => {
  await open(page, '/en/features');
  await expect(main(page).getByText('10 requests')).toBeVisible();
  await expect(main(page).getByText('200 words')).toBeVisible();
  for (const { name, path } of [
    { name: 'Open the AI Prompt Generator', path: '/en/ai-prompt-generator' },
    { name: 'Open the Art Prompt Generator', path: '/en/art-prompt-generator' },
    { name: 'Open the JSON Prompt Generator', path: '/en/json-prompt' },
    { name: 'Open the Veo 3 JSON Prompt Generator', path: '/en/veo3-json-prompt-generator' },
    { name: 'Get Started', path: '/en/auth' },
  ]) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await main(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/en/contact?category=business');
  await expect(page.locator('#contact-category')).toHaveValue('business');
});

test('About shows no made-up numbers, and leads on', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page, '/en/about');
  await expect(main(page).getByRole('heading', { name: 'In numbers' })).toHaveCount(0);
  await expect(main(page).locator('dd')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Open the AI Prompt Generator' }).click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/en/contact');
});

test.describe('what this device keeps', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'What this device keeps' });
  const entry = (page: Page, name: string) => region(page).getByRole('listitem').filter({ hasText: name });
  const stored = (page: Page) =>
    page.evaluate(() => Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, String(text)])));

  test.beforeEach(async ({ page }) => {
    await page.goto('/en/about');
    await page.evaluate(() => {
      localStorage.setItem('draft:ai-prompt', 'a poem about rain');
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('from-another-time', '42');
    });
    await open(page, '/en/privacy-policy');
  });

  test('is listed in words, what is unknown by its name, and can be read', { tag: '@full' }, async ({ page }) => {
    await expect(entry(page, 'Your idea in the AI Prompt Generator')).toContainText('32 bytes');
    await expect(entry(page, 'Your choice of a light or dark theme')).toBeVisible();
    await expect(entry(page, 'Something that this page has no name for')).toContainText('from-another-time');
    const idea = entry(page, 'Your idea in the AI Prompt Generator');
    await expect(idea.getByText('a poem about rain')).toBeHidden();
    await idea.getByText('Show').click();
    await expect(idea.getByText('a poem about rain')).toBeVisible();
  });

  test('can be cleared one by one, and comes back', { tag: '@full' }, async ({ page }) => {
    await region(page).getByRole('button', { name: 'Clear Your idea in the AI Prompt Generator' }).click();
    await expect(page.locator('#announcer')).toHaveText('Cleared. You can undo this for 10 seconds.');
    await expect(page.locator(':focus')).toHaveText('Cleared. You can undo this for 10 seconds.');
    await expect(entry(page, 'Your idea')).toBeHidden();
    expect(await stored(page)).toEqual({ theme: 'dark', 'from-another-time': '42' });

    await region(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#announcer')).toHaveText('Everything is back.');
    expect(await stored(page)).toMatchObject({ 'draft:ai-prompt': 'a poem about rain' });
  });

  test('can be cleared at once, undone for ten seconds, and is then gone', { tag: '@desktop' }, async ({ page }) => {
    // The list of cached fonts is stored once they have loaded, also over an existing list.
    await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
    await page.clock.install();
    await region(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(region(page).getByText('Nothing is stored on this device.')).toBeVisible();
    expect(await stored(page)).toEqual({});
    await region(page).getByRole('button', { name: 'Undo' }).click();
    expect(Object.keys(await stored(page))).toHaveLength(3);

    await region(page).getByRole('button', { name: 'Clear all' }).click();
    await page.clock.runFor(10_001);
    await expect(region(page).getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(region(page).getByText('You can undo this')).toHaveCount(0);
    expect(await stored(page)).toEqual({});

    await chooseTheme(page, 'Light');
    await expect(entry(page, 'Your choice of a light or dark theme')).toBeVisible();
  });
});

test('the privacy policy keeps its date, its contents lead into it, and it leads to the form', {
  tag: '@full',
}, async ({ page, isMobile }) => {
  await open(page, '/en/privacy-policy');
  await expect(main(page).getByText('Last updated December 2024')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (isMobile) await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/en/privacy-policy#security');
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
  await expect(main(page).locator('a[href^="mailto:"]')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Use the contact form' }).click();
  await expect(page).toHaveURL('/en/contact');
});

test('Terms lead to the privacy policy and to the form', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page, '/en/terms');
  await main(page).getByRole('link', { name: 'Read the privacy policy' }).click();
  await expect(page).toHaveURL('/en/privacy-policy');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/en/contact');
});

test('the accessibility statement leads to a bug report', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page, '/en/accessibility');
  await main(page).getByRole('link', { name: 'Report a problem' }).click();
  await expect(page).toHaveURL('/en/contact?category=bug');
  await expect(page.locator('#contact-category')).toHaveValue('bug');
});

test('the translation guide names the language and its direction, and its buttons change the language', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await open(page, '/ar/translation-guide');
  await expect(main(page).locator('header')).toContainText('العربية');
  await expect(main(page).locator('header')).toContainText('(RTL)');
  await expect(main(page).getByRole('row')).toHaveCount(13);

  await open(page, '/translation-guide');
  await expect(main(page).locator('header')).toContainText('(LTR)');
  for (const { name, path } of [
    { name: 'Français /fr', path: '/fr' },
    { name: 'Español /es', path: '/es' },
    { name: 'Deutsch /de', path: '/de' },
    { name: 'English /en', path: '/en' },
  ]) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(path.slice(1));
    await page.goBack();
  }
});

test('a page that breaks offers to load it again, and what was typed is kept', async ({ page, troubles }) => {
  troubles.expected.push(/./);
  await open(page, '/en/ai-prompt-generator');
  await page.getByLabel('Your idea').fill('a poem about rain');
  await page.route('**/en/about.data', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error! · Wordlamp');
  await page.unroute('**/en/about.data');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');

  await open(page, '/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue('a poem about rain');
});
