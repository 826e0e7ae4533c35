import type { Page } from '@playwright/test';
import { card, count, openCommunity, titles } from './community-page.ts';
import { fullUnless } from './lane.ts';
import { expect, hydrated, test } from './visitor.ts';

const FIELDS = 'What goes in a field that the delivery note leaves out?';
const EXAM = 'Four weeks to the written driving test';

const kept = (page: Page, list: string) => page.evaluate((key) => localStorage.getItem(key), list);

test('posts are by the editors, and no reputation, count, event or figure is made up', async ({ page }) => {
  await openCommunity(page, '?more=1');
  await expect(page.getByRole('main').getByText('the editors', { exact: true })).toHaveCount(8);
  await expect(page.getByRole('main')).not.toContainText(/Reputation|\d+ (like|comment|share)s?|places taken/);
  await expect(page.getByRole('heading', { name: /^(Events|In numbers)$/ })).toHaveCount(0);

  await page.getByRole('link', { name: FIELDS, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIELDS })).toBeVisible();
  await expect(page.getByRole('main').getByText('the editors', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/Reputation|\d+ (like|comment|share)s?/);
});

test('an example is opened in its generator, with its idea, and that is counted', { tag: '@full' }, async ({
  page,
}) => {
  await openCommunity(page);
  const counted = page.waitForResponse('**/functions/v1/post-open');
  await page.getByRole('link', { name: 'Open in the generator: One room, two kinds of light' }).click();

  expect((await counted).status()).toBe(200);
  await expect(page).toHaveURL('/en/art-prompt-generator');
  await expect(page.locator('#art-details')).toHaveValue(/^A narrow kitchen with one cup/);

  await page.goto('/en/community/fields-that-are-missing');
  await hydrated(page);
  await page.getByRole('link', { name: `Open in the generator: ${FIELDS}` }).click();
  await expect(page).toHaveURL('/en/json-prompt');
  await expect(page.locator('#json-text')).toHaveValue(/^Extract note number/);
});

test('counts are shown from twenty on, and order the posts by what was opened and what was opened of late', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const opens = { 'week-of-dinners': 40, 'window-at-night': 19, 'one-room-two-lights': 20 };
  const trends = { 'window-at-night': 9, 'week-of-dinners': 1 };
  await page.route('**/functions/v1/post-opens', (route) => route.fulfill({ json: { opens, trends } }));
  await openCommunity(page, '?sort=popular');

  await expect(titles(page).nth(1)).toHaveText('A week of dinners with a shopping list');
  await expect(titles(page).nth(2)).toHaveText('One room, two kinds of light');
  await expect(page.getByText(/^Opened \d+ times$/)).toHaveText(['Opened 40 times', 'Opened 20 times']);

  await page.getByRole('link', { name: 'Trending' }).click();
  await expect(titles(page).nth(1)).toHaveText('A bakery window at night');
  await expect(page.getByRole('link', { name: 'Most Discussed' })).toHaveCount(0);
});

test('an address of a post that was replaced leads on', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.goto('/de/community/light-only-challenge');

  await expect(page).toHaveURL('/de/community/one-room-two-lights');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Zimmer, zweierlei Licht');
});

test('a like stays on the device, and can be taken back on the page of the post', { tag: '@full' }, async ({
  page,
}) => {
  await openCommunity(page);
  const like = page.getByRole('button', { name: `Like: ${FIELDS}` });
  await like.click();

  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page, 'likes')).toBe('["fields-that-are-missing"]');

  await page.getByRole('link', { name: FIELDS, exact: true }).click();
  await expect(page).toHaveURL('/en/community/fields-that-are-missing');
  await page.reload();
  await hydrated(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page, 'likes')).toBeNull();
});

test('a like that the browser does not store says so', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await openCommunity(page);
  await page.getByRole('button', { name: `Like: ${FIELDS}` }).click();

  await expect(
    page
      .getByText('Your browser did not store this. It lasts until you close or reload the page.', { exact: true })
      .last(),
  ).toBeVisible();
  expect(await kept(page, 'likes')).toBeNull();
});

test('saved posts are kept on the device and can be shown alone', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('button', { name: `Save: ${FIELDS}` }).click();
  expect(await kept(page, 'saved')).toBe('["fields-that-are-missing"]');

  await page.getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/en/community?saved=1');
  await expect(titles(page)).toHaveText([FIELDS]);

  await page.getByRole('button', { name: `Save: ${FIELDS}` }).click();
  await expect(count(page, 'No posts found matching your criteria. No longer saved.')).toBeFocused();
  await expect(page.getByText('Posts that you save on this device appear here.')).toBeVisible();
  expect(await kept(page, 'saved')).toBeNull();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // Undo
  await expect(titles(page)).toHaveText([FIELDS]);
  await expect(count(page, '1 post')).toBeFocused();
  expect(await kept(page, 'saved')).toBe('["fields-that-are-missing"]');
});

test('a list that was damaged on the device breaks nothing', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('likes', '{"half'));
  await openCommunity(page);
  await page.getByRole('button', { name: `Like: ${FIELDS}` }).click();

  expect(await kept(page, 'likes')).toBe('["fields-that-are-missing"]');
});

test.describe('Share', () => {
  test('copies the link where there is no share sheet', { tag: '@full' }, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCommunity(page);
    await page.getByRole('button', { name: `Share: ${FIELDS}` }).click();

    await expect(page.getByText('Link copied', { exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/en/community/fields-that-are-missing`,
    );
  });

  test('shows the link where the browser does not allow copying', { tag: ['@desktop', '@full'] }, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('/en/community/fields-that-are-missing');
    await hydrated(page);
    await page.getByRole('button', { name: `Share: ${FIELDS}` }).click();

    await expect(
      page.getByText('Your browser did not allow copying. This is the link:', { exact: true }).last(),
    ).toBeVisible();
    await expect(page.getByText(`${baseURL}/en/community/fields-that-are-missing`).last()).toBeVisible();
  });

  test('opens the share sheet where there is one, and a closed one says nothing', {
    tag: ['@desktop', '@full'],
  }, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = `${data.title} ${data.url}`;
          return Promise.reject(new DOMException('', 'AbortError'));
        },
      });
    });
    await page.goto('/en/community/fields-that-are-missing');
    await hydrated(page);
    await page.getByRole('button', { name: `Share: ${FIELDS}` }).click();

    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      `${FIELDS} ${baseURL}/en/community/fields-that-are-missing`,
    );
    await expect(page.getByText('Link copied')).toHaveCount(0);
    await expect(page.getByText('Your browser did not allow copying')).toHaveCount(0);
  });
});

for (const { path, name, category, subject } of [
  { path: '', name: 'New post', category: 'general', subject: 'New post for the community' },
  { path: '', name: 'Ask', category: 'support', subject: 'Question for the community' },
  { path: '/fields-that-are-missing', name: 'Ask', category: 'support', subject: `Question about “${FIELDS}”` },
])
  test(`${name} on /community${path} leads to the contact form with “${subject}”`, {
    tag: ['@desktop', ...fullUnless(path === '')],
  }, async ({ page }) => {
    await page.goto(`/en/community${path}`);
    await hydrated(page);
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await page.waitForURL('**/en/contact?*');

    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ category, subject });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

test('a post leads on to the next one, and back to all', { tag: '@full' }, async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('link', { name: FIELDS, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIELDS })).toBeFocused();
  await expect(page.getByText('1 week ago')).toBeVisible();
  await page.getByRole('link', { name: EXAM, exact: true }).click();
  await expect(page).toHaveURL('/en/community/four-weeks-to-the-exam');

  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/en/community');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts and dates can be read, and nothing is offered that would not work', {
    tag: ['@desktop', '@full'],
  }, async ({ page }) => {
    const answer = await page.goto('/en/community');
    await expect(titles(page).filter({ visible: true })).toHaveCount(8);
    await expect(page.getByText('Showing the first 6')).toBeHidden();
    await expect(card(page, FIELDS).getByText('November 29, 2026')).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Search posts')).toBeHidden();
    for (const name of ['Tips & Tricks', 'Saved'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    // With scripts switched off by the developer tools, <noscript> is not shown.
    expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Searching, sorting and saving posts need JavaScript/);

    await page.getByRole('link', { name: FIELDS, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: FIELDS })).toBeVisible();
  });
});
