import type { Page } from '@playwright/test';
import memo from '../content/templates/en/one-page-decision-memo.json' with { type: 'json' };
import { ADDRESS, card, cards, fileOf, open, search } from './templates-page.ts';
import { expect, openMenu, test } from './visitor.ts';

const MEMO_SLUG = 'one-page-decision-memo';
const announced = (page: Page) => page.locator('#announcer');
const figure = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

test('the search is in the URL, its results are announced, and it is restored', async ({ page }) => {
  await open(page);
  await expect(cards(page)).toHaveCount(36);
  // A page listens for keys only once its buttons are ready.
  await expect(card(page, memo.title).getByRole('button', { name: 'Copy' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('EMAIL');
  await expect(page).toHaveURL(`${ADDRESS}?q=EMAIL`);
  await expect(cards(page)).toHaveCount(3);
  await expect(announced(page)).toHaveText('3 of 36 templates');

  await page.getByLabel('Category').selectOption('Business');
  await expect(page).toHaveURL(`${ADDRESS}?q=EMAIL&category=business`);
  await expect(cards(page)).toHaveCount(2);
  await expect(announced(page)).toHaveText('2 of 36 templates');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await page.getByLabel('Sort by').selectOption('Title');
  const address = `${ADDRESS}?q=EMAIL&category=business&difficulty=beginner&sort=title`;
  await expect(page).toHaveURL(address);
  await expect(cards(page).first()).toContainText('Payment reminders in three steps');

  await page.reload();
  await expect(search(page)).toHaveValue('EMAIL');
  await expect(page.getByLabel('Difficulty')).toHaveValue('beginner');
  await expect(cards(page)).toHaveCount(2);
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/en/resources');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(2);
});

test('a search longer than servers take in an address is cut', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page);
  await search(page).fill('sql '.repeat(5_000));
  await expect(search(page)).toHaveValue('sql '.repeat(25));
  await expect(page).toHaveURL(`${ADDRESS}?q=${'sql+'.repeat(25)}`);
  await page.reload();
  await expect(search(page)).toHaveValue('sql '.repeat(25));
});

test('where nothing fits it says so, and all come back at a press', { tag: '@full' }, async ({ page }) => {
  await open(page, `${ADDRESS}?q=submarine&category=nonsense`);
  await expect(page.getByText('No templates found matching your criteria.').first()).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters.')).toBeVisible();
  await expect(announced(page)).toHaveText('No templates found matching your criteria.');

  await page.getByRole('button', { name: 'Clear search and filters' }).click();

  await expect(page).toHaveURL(ADDRESS);
  await expect(cards(page)).toHaveCount(36);
  await expect(search(page)).toBeFocused();
  await expect(announced(page)).toHaveText('36 of 36 templates');
});

test('a template is copied as it is, and counted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = page.waitForResponse('**/template-uses');
  await open(page);
  const counts: { uses: Record<string, number> } = await (await answer).json();
  const before = counts.uses[MEMO_SLUG] ?? 0;
  const uses = card(page, memo.title).getByText(/^\d+ uses?$/);

  await card(page, memo.title).getByRole('button', { name: 'Copy' }).click();

  await expect(page.getByText('Template copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(memo.template);
  await expect(uses).toHaveText(new RegExp(`^${before + 1} uses?$`));
  await expect(figure(page, 'Uses')).toHaveText(/^[1-9][\d,]*$/);
  await page.reload();
  await expect(uses).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Most used');
  await expect(page).toHaveURL(`${ADDRESS}?sort=uses`);
  const all = (
    await cards(page)
      .getByText(/^\d+ uses?$/)
      .allTextContents()
  ).map((text) => Number.parseInt(text, 10));
  expect(all).toEqual(all.toSorted((a, b) => b - a));
});

test('zero uses are not shown, and one is', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.route('**/template-uses', (route) => route.fulfill({ json: { uses: {} } }));
  await Promise.all([page.waitForResponse('**/template-uses'), open(page)]);
  await expect(card(page, memo.title).getByText(/^Editors’ rating: \d\.\d of 5$/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/\buses?$/i)).toHaveCount(0);

  await page.unrouteAll();
  await page.route('**/template-uses', (route) => route.fulfill({ json: { uses: { [MEMO_SLUG]: 1 } } }));
  await page.reload();
  await expect(card(page, memo.title).getByText('1 use', { exact: true })).toBeVisible();
  await expect(figure(page, 'Uses')).toHaveText('1');
});

test('where the browser refuses to copy, the template is opened and selected', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/template-use') && sent.push(request.url()));

  await card(page, memo.title).getByRole('button', { name: 'Copy' }).click();

  await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(memo.template);
  expect(sent).toEqual([]);
});

test('a template is kept as a file with all that is known of it', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page);
  const { name, text } = await fileOf(page, card(page, memo.title).getByRole('button', { name: 'Download' }));

  await expect(page.getByText('Template downloaded!')).toBeVisible();
  expect(name).toBe('One-page-memo-for-a-decision.md');
  for (const part of [memo.title, memo.description, memo.template, 'Model: Claude', 'Difficulty: Advanced'])
    expect(text).toContain(part);
  expect(text).toContain('Category: Business');
  expect(text).toContain('Tags: memo, decision, management');
});

test('all templates are kept as one file', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page);
  const { name, text } = await fileOf(page, page.getByRole('link', { name: 'Download all templates in one file' }));

  expect(name).toBe('prompt-templates.md');
  expect(text.match(/^## /gm)).toHaveLength(36);
  expect(text).toContain(`## ${memo.title}`);
});

test('a template is read in place, even when opened before the app starts', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  const text = card(page, memo.title).locator('pre');
  await card(page, memo.title).getByText('Read the template').click();
  gate.resolve();
  await expect(text).toHaveText(memo.template);

  await card(page, memo.title).getByText('Read the template').click();
  await expect(text).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
});

test('uses are not shown before the server has answered, nor if it cannot', { tag: ['@desktop', '@full'] }, async ({
  page,
  troubles,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/template-uses', async (route) => {
    await gate.promise;
    await route.fulfill({ json: { uses: { [MEMO_SLUG]: 3 } } });
  });
  await page.route('**/template-use', (route) => route.fulfill({ status: 500, json: { code: 'unexpected_failure' } }));
  troubles.expected.push(/500/, /A use of a template was not counted/);
  await open(page);
  await expect(figure(page, 'Uses')).toHaveCount(0);
  await expect(figure(page, 'Templates')).toHaveText('36');
  await expect(figure(page, 'Editors’ rating')).toHaveText(/^\d\.\d of 5$/);
  await expect(figure(page, 'Categories')).toHaveText('6');

  gate.resolve();
  await expect(figure(page, 'Uses')).toHaveText('3');
  const warned = page.waitForEvent('console', (message) => message.text().includes('was not counted'));
  await card(page, memo.title).getByRole('button', { name: 'Download' }).click();
  await warned;
  await expect(page.getByText('Template downloaded!')).toBeVisible();
  await expect(figure(page, 'Uses')).toHaveText('3');
});

test('what is looked for before the app starts is found when it does', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await search(page).fill('sql');
  await search(page).press('Enter');
  await expect(card(page, memo.title).getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
  gate.resolve();

  await expect(cards(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue('sql');
  await expect(page).toHaveURL(`${ADDRESS}?q=sql`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every template can be had as one file', { tag: '@full' }, async ({ page, request }) => {
    const answer = await page.goto(ADDRESS);
    // With scripts switched off by the developer tools, <noscript> is not shown.
    expect(await answer?.text()).toMatch(
      /<noscript><p[^>]*>You need JavaScript to search, read, copy and fill in templates\./,
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Read the template').first()).toBeHidden();
    await expect(search(page)).toBeHidden();
    const file = page.getByRole('link', { name: 'Download all templates in one file' });
    const markdown = await (await request.get(String(await file.getAttribute('href')))).text();
    expect(markdown.match(/^## /gm)).toHaveLength(36);
    expect(markdown).toContain(memo.template);
  });
});
