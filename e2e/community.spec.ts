import type { Page } from '@playwright/test';
import { card, count, openCommunity, titles } from './community-page.ts';
import { expect, hydrated, test } from './visitor.ts';

const LENGTH = 'Write the length as a number';
const RULES = 'How to post a prompt so that others can help';
const LETTERS = 'Forty letters from one template and one table';
const TWO_CLIPS = 'How do you keep one character the same in two clips?';
const CHECKS = 'Do check lines change the answer? A small test';

const kept = (page: Page, list: string) => page.evaluate((key) => localStorage.getItem(key), list);

test('a search follows the typing into the address, and an empty one offers a way out', async ({ page }) => {
  await openCommunity(page);
  await expect(count(page, '10 posts')).toBeVisible();
  const search = page.getByLabel('Search posts');
  await search.fill('PLACEHOLDERS');

  await expect(page).toHaveURL('/en/community?q=PLACEHOLDERS');
  await expect(titles(page)).toHaveText([LETTERS]);
  await expect(count(page, '1 post')).toBeVisible();

  await search.fill('no such words');
  await expect(count(page, 'No posts found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();

  await expect(page).toHaveURL('/en/community');
  await expect(count(page, '10 posts')).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a long list shows its beginning, and its rest on demand, which the address keeps', async ({ page }) => {
  await openCommunity(page);
  await expect(count(page, /^10 posts\s*The first 6 are shown\.$/)).toBeVisible();
  await expect(titles(page).filter({ visible: true })).toHaveCount(6);
  await page.getByRole('link', { name: 'Show more posts' }).click();

  await expect(page).toHaveURL('/en/community?more=1');
  await expect(titles(page).filter({ visible: true })).toHaveCount(10);
  await expect(titles(page).nth(6).getByRole('link')).toBeFocused();
  await page.reload();
  await expect(titles(page).filter({ visible: true })).toHaveCount(10);
  await page.goBack();
  await expect(titles(page).filter({ visible: true })).toHaveCount(6);

  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search posts')).toBeFocused();
});

test('a search of 20,000 letters keeps the address short enough to reload', { tag: '@desktop' }, async ({ page }) => {
  await openCommunity(page);
  await page.getByLabel('Search posts').fill('x'.repeat(20_000));

  await expect(page).toHaveURL(`/en/community?q=${'x'.repeat(100)}`);
  expect((await page.reload())?.status()).toBe(200);
});

test('what is typed before the app starts is searched when it does', { tag: '@desktop' }, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/en/community', { waitUntil: 'commit' });
  await page.getByLabel('Search posts').fill('beach');
  gate.resolve();

  await expect(page).toHaveURL('/en/community?q=beach');
  await expect(page.getByLabel('Search posts')).toHaveValue('beach');
  await expect(count(page, '1 post')).toBeVisible();
});

test('category and order stand in the address, go back, and a pasted address restores them', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('link', { name: 'Tips & Tricks' }).click();
  await expect(page).toHaveURL('/en/community?category=tips');
  await expect(count(page, '3 posts')).toBeVisible();

  await page.getByRole('link', { name: 'Most Popular' }).click();
  await expect(page).toHaveURL('/en/community?category=tips&sort=popular');
  await expect(titles(page)).toHaveText([RULES, LENGTH, 'Say what is there instead of what is not']);
  await page.getByLabel('Search posts').fill('beach');
  await expect(page).toHaveURL('/en/community?q=beach&category=tips&sort=popular');

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Search posts')).toHaveValue('beach');
  await expect(page.getByRole('link', { name: 'Most Popular' })).toHaveAttribute('aria-current', 'true');
  await expect(titles(page)).toHaveText(['Say what is there instead of what is not']);

  await page.goBack();
  await expect(page).toHaveURL('/en/community?category=tips');
  await expect(page.getByLabel('Search posts')).toHaveValue('');
  await expect(count(page, '3 posts')).toBeVisible();
});

for (const { sort, next } of [
  { sort: 'Latest', next: [TWO_CLIPS, LENGTH, LETTERS] },
  { sort: 'Most Popular', next: [LETTERS, LENGTH, CHECKS] },
  { sort: 'Most Discussed', next: [TWO_CLIPS, 'One action in eight seconds', CHECKS] },
  { sort: 'Trending', next: [TWO_CLIPS, LETTERS, LENGTH] },
])
  test(`${sort} puts the pinned post first, and then its own order`, { tag: '@desktop' }, async ({ page }) => {
    await openCommunity(page, sort === 'Latest' ? '?sort=popular&more=1' : '?more=1');
    await page.getByRole('link', { name: sort }).click();

    await expect(page.getByRole('link', { name: sort })).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await titles(page).allTextContents()).slice(0, 4)).toEqual([RULES, ...next]);
    await expect(card(page, RULES).getByText('Pinned')).toBeVisible();
    await expect(card(page, LENGTH).getByText('Featured')).toBeVisible();
  });

test('a like counts one more, stays on the device, and can be taken back on the page of the post', async ({ page }) => {
  await openCommunity(page);
  const like = page.getByRole('button', { name: `Like: ${LENGTH}` });
  await expect(card(page, LENGTH).getByText('72 likes')).toBeVisible();
  await like.click();

  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, LENGTH).getByText('73 likes')).toBeVisible();
  expect(await kept(page, 'likes')).toBe('["length-is-a-number"]');

  await page.getByRole('link', { name: LENGTH }).click();
  await expect(page).toHaveURL('/en/community/length-is-a-number');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('73 likes')).toBeVisible();
  await like.click();
  await expect(page.getByText('72 likes')).toBeVisible();
  expect(await kept(page, 'likes')).toBeNull();
});

test('a like that the browser does not store says so', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await openCommunity(page);
  await page.getByRole('button', { name: `Like: ${LENGTH}` }).click();

  await expect(
    page
      .getByText('Your browser did not store this. It lasts until you close or reload the page.', { exact: true })
      .last(),
  ).toBeVisible();
  expect(await kept(page, 'likes')).toBeNull();
});

test('saved posts are kept on the device and can be shown alone', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('button', { name: `Save: ${LENGTH}` }).click();
  expect(await kept(page, 'saved')).toBe('["length-is-a-number"]');

  await page.getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/en/community?saved=1');
  await expect(titles(page)).toHaveText([LENGTH]);

  await page.getByRole('button', { name: `Save: ${LENGTH}` }).click();
  await expect(count(page, 'No posts found matching your criteria. No longer saved.')).toBeFocused();
  await expect(page.getByText('Posts that you save on this device appear here.')).toBeVisible();
  expect(await kept(page, 'saved')).toBeNull();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // Undo
  await expect(titles(page)).toHaveText([LENGTH]);
  await expect(count(page, '1 post')).toBeFocused();
  expect(await kept(page, 'saved')).toBe('["length-is-a-number"]');
});

test('a list that was damaged on the device breaks nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('likes', '{"half'));
  await openCommunity(page);
  await page.getByRole('button', { name: `Like: ${LENGTH}` }).click();

  expect(await kept(page, 'likes')).toBe('["length-is-a-number"]');
});

test.describe('Share', () => {
  test('copies the link where there is no share sheet', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCommunity(page);
    await page.getByRole('button', { name: `Share: ${LENGTH}` }).click();

    await expect(page.getByText('Link copied', { exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/en/community/length-is-a-number`,
    );
  });

  test('shows the link where the browser does not allow copying', { tag: '@desktop' }, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('/en/community/length-is-a-number');
    await hydrated(page);
    await page.getByRole('button', { name: `Share: ${LENGTH}` }).click();

    await expect(
      page.getByText('Your browser did not allow copying. This is the link:', { exact: true }).last(),
    ).toBeVisible();
    await expect(page.getByText(`${baseURL}/en/community/length-is-a-number`).last()).toBeVisible();
  });

  test('opens the share sheet where there is one, and a closed one says nothing', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = `${data.title} ${data.url}`;
          return Promise.reject(new DOMException('', 'AbortError'));
        },
      });
    });
    await page.goto('/en/community/length-is-a-number');
    await hydrated(page);
    await page.getByRole('button', { name: `Share: ${LENGTH}` }).click();

    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      `${LENGTH} ${baseURL}/en/community/length-is-a-number`,
    );
    await expect(page.getByText('Link copied')).toHaveCount(0);
    await expect(page.getByText('Your browser did not allow copying')).toHaveCount(0);
  });
});

for (const { path, name, category, subject } of [
  { path: '', name: 'New post', category: 'general', subject: 'New post for the community' },
  { path: '', name: 'Ask', category: 'support', subject: 'Question for the community' },
  { path: '/length-is-a-number', name: 'Ask', category: 'support', subject: `Question about “${LENGTH}”` },
])
  test(`${name} on /community${path} leads to the contact form with “${subject}”`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`/en/community${path}`);
    await hydrated(page);
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await page.waitForURL('**/en/contact?*');

    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ category, subject });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

test('a post leads on to the next one, and back to all', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('link', { name: LENGTH }).click();
  await expect(page.getByRole('heading', { level: 1, name: LENGTH })).toBeFocused();
  await expect(page.getByText('last week')).toBeVisible();
  await page.getByRole('link', { name: LETTERS }).click();
  await expect(page).toHaveURL('/en/community/forty-letters-one-template');

  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/en/community');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts, dates and events can be read, and nothing is offered that would not work', { tag: '@desktop' }, async ({
    page,
  }) => {
    const answer = await page.goto('/en/community');
    await expect(titles(page).filter({ visible: true })).toHaveCount(10);
    await expect(page.getByText('The first 6')).toBeHidden();
    await expect(card(page, LENGTH).getByText('November 9, 2026')).toBeVisible();
    await expect(card(page, 'The quietest clip').getByText('18:30 UTC')).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Search posts')).toBeHidden();
    for (const name of ['Tips & Tricks', 'Saved', 'Trending'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    // Where only the browser's tools switch scripts off, <noscript> is not shown.
    expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Searching, sorting and saving posts need JavaScript/);

    await page.getByRole('link', { name: LENGTH }).click();
    await expect(page.getByRole('heading', { level: 1, name: LENGTH })).toBeVisible();
  });
});
