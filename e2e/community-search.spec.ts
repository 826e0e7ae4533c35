import { card, count, openCommunity, titles } from './community-page.ts';
import { expect, hydrated, test } from './visitor.ts';

const LENGTH = 'Write the length as a number';
const RULES = 'How to post a prompt so that others can help';
const LETTERS = 'Forty letters from one template and one table';
const TWO_CLIPS = 'How do you keep one character the same in two clips?';

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

test('a long list shows its beginning, and its rest on demand, which the address keeps', { tag: '@full' }, async ({
  page,
}) => {
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

test('a search of 20,000 letters keeps the address short enough to reload', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await openCommunity(page);
  await page.getByLabel('Search posts').fill('x'.repeat(20_000));

  await expect(page).toHaveURL(`/en/community?q=${'x'.repeat(100)}`);
  expect((await page.reload())?.status()).toBe(200);
});

test('what is typed before the app starts is searched when it does', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
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

test('category and search stand in the address, go back, and a pasted address restores them', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('link', { name: 'Tips & Tricks' }).click();
  await expect(page).toHaveURL('/en/community?category=tips');
  await expect(count(page, '3 posts')).toBeVisible();

  await expect(titles(page)).toHaveText([RULES, LENGTH, 'Say what is there instead of what is not']);
  await page.getByLabel('Search posts').fill('beach');
  await expect(page).toHaveURL('/en/community?q=beach&category=tips');

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Search posts')).toHaveValue('beach');
  await expect(page.getByRole('link', { name: 'Tips & Tricks' })).toHaveAttribute('aria-current', 'true');
  await expect(titles(page)).toHaveText(['Say what is there instead of what is not']);

  await page.goBack();
  await expect(page).toHaveURL('/en/community');
  await expect(page.getByLabel('Search posts')).toHaveValue('');
  await expect(count(page, '10 posts')).toBeVisible();
});

test('the pinned post comes first, then the latest; an order without figures is not offered', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await openCommunity(page, '?sort=popular&more=1');

  await expect
    .poll(async () => (await titles(page).allTextContents()).slice(0, 4))
    .toEqual([RULES, TWO_CLIPS, LENGTH, LETTERS]);
  await expect(page.getByRole('navigation', { name: 'Sort' })).toHaveCount(0);
  await expect(card(page, RULES).getByText('Pinned')).toBeVisible();
  await expect(card(page, LENGTH).getByText('Featured')).toBeVisible();
});
