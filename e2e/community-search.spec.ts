import { card, count, openCommunity, titles } from './community-page.ts';
import { expect, hydrated, test } from './visitor.ts';

const NEIGHBOR = 'A friendly note about a loud washing machine';
const WINDOW = 'A bakery window at night';
const ROOM = 'One room, two kinds of light';
const DECISION = 'A decision in eight seconds, without a word';
const FIELDS = 'What goes in a field that the delivery note leaves out?';

test('a search follows the typing into the address, and an empty one offers a way out', { tag: '@full' }, async ({
  page,
}) => {
  await openCommunity(page);
  await expect(count(page, '8 posts')).toBeVisible();
  const search = page.getByLabel('Search posts');
  await search.fill('WATERCOLOR');

  await expect(page).toHaveURL('/en/community?q=WATERCOLOR');
  await expect(titles(page)).toHaveText([WINDOW]);
  await expect(count(page, '1 post')).toBeVisible();

  await search.fill('no such words');
  await expect(count(page, 'No posts found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();

  await expect(page).toHaveURL('/en/community');
  await expect(count(page, '8 posts')).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a long list shows its beginning, and its rest on demand, which the address keeps', { tag: '@full' }, async ({
  page,
}) => {
  await openCommunity(page);
  await expect(count(page, /^8 posts\s*Showing the first 6\.$/)).toBeVisible();
  await expect(titles(page).filter({ visible: true })).toHaveCount(6);
  await page.getByRole('link', { name: 'Show more posts' }).click();

  await expect(page).toHaveURL('/en/community?more=1');
  await expect(titles(page).filter({ visible: true })).toHaveCount(8);
  await expect(titles(page).nth(6).getByRole('link')).toBeFocused();
  await page.reload();
  await expect(titles(page).filter({ visible: true })).toHaveCount(8);
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
  await page.getByLabel('Search posts').fill('gutter');
  gate.resolve();

  await expect(page).toHaveURL('/en/community?q=gutter');
  await expect(page.getByLabel('Search posts')).toHaveValue('gutter');
  await expect(count(page, '1 post')).toBeVisible();
});

test('category and search are in the URL, go back, and a pasted URL restores them', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('link', { name: 'Challenges' }).click();
  await expect(page).toHaveURL('/en/community?category=challenges');
  await expect(count(page, '2 posts')).toBeVisible();

  await expect(titles(page)).toHaveText([DECISION, ROOM]);
  await page.getByLabel('Search posts').fill('gutter');
  await expect(page).toHaveURL('/en/community?q=gutter&category=challenges');

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Search posts')).toHaveValue('gutter');
  await expect(page.getByRole('link', { name: 'Challenges' })).toHaveAttribute('aria-current', 'true');
  await expect(titles(page)).toHaveText([DECISION]);

  await page.goBack();
  await expect(page).toHaveURL('/en/community');
  await expect(page.getByLabel('Search posts')).toHaveValue('');
  await expect(count(page, '8 posts')).toBeVisible();
});

test('the pinned post comes first, then the latest; an order without figures is not offered', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await openCommunity(page, '?sort=discussed&more=1');

  await expect.poll(async () => (await titles(page).allTextContents()).slice(0, 2)).toEqual([NEIGHBOR, FIELDS]);
  const sorts = page.getByRole('navigation', { name: 'Sort' }).getByRole('link');
  await expect(sorts).toHaveText(['Latest', 'Most Popular', 'Trending']);
  await expect(card(page, NEIGHBOR).getByText('Pinned')).toBeVisible();
  await expect(card(page, WINDOW).getByText('Featured')).toBeVisible();
});
