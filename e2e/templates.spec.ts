import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import memo from '../content/templates/en/one-page-decision-memo.json' with { type: 'json' };
import { expect, hydrated, test } from './visitor.ts';

const ADDRESS = '/en/prompt-templates';
const ROW = ['Dana, CFO', 'new office', '1 June', 'stay; move', '=2+3', '6 months'];

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, title: string) => cards(page).filter({ has: page.getByRole('heading', { name: title }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const announced = (page: Page) => page.locator('#announcer');
const figure = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens the form of the memo. */
async function openForm(page: Page): Promise<Locator> {
  await open(page);
  await card(page, memo.title)
    .getByRole('button', { name: `Fill in ${memo.title}` })
    .click();
  const form = page.getByRole('dialog', { name: memo.title });
  await expect(form).toBeVisible();
  return form;
}

async function fileOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const download: Promise<Download> = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('what is looked for stands in the address, is counted aloud, and comes back', async ({ page }) => {
  await open(page);
  await expect(cards(page)).toHaveCount(36);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('E-MAIL');
  await expect(page).toHaveURL(`${ADDRESS}?q=E-MAIL`);
  await expect(cards(page)).toHaveCount(3);
  await expect(announced(page)).toHaveText('3 of 36 templates');

  await page.getByLabel('Category').selectOption('Business');
  await expect(page).toHaveURL(`${ADDRESS}?q=E-MAIL&category=business`);
  await expect(cards(page)).toHaveCount(2);
  await expect(announced(page)).toHaveText('2 of 36 templates');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await page.getByLabel('Sort by').selectOption('Title');
  const address = `${ADDRESS}?q=E-MAIL&category=business&difficulty=beginner&sort=title`;
  await expect(page).toHaveURL(address);
  await expect(cards(page).first()).toContainText('Payment reminders in three steps');

  await page.reload();
  await expect(search(page)).toHaveValue('E-MAIL');
  await expect(page.getByLabel('Difficulty')).toHaveValue('beginner');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/en/resources');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(2);
});

test('where nothing fits it says so, and all come back at a press', async ({ page }) => {
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
  await open(page);
  const uses = card(page, memo.title).getByText(/^\d+ uses?$/);
  const before = Number.parseInt(await uses.innerText(), 10);

  await card(page, memo.title).getByRole('button', { name: 'Copy' }).click();

  await expect(page.getByText('Template copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(memo.template);
  await expect(uses).toHaveText(new RegExp(`^${before + 1} uses?$`));
  await expect(figure(page, 'Uses')).not.toHaveText(/^[0–]$/);
  await page.reload();
  await expect(uses).not.toHaveText('0 uses');
  await page.getByLabel('Sort by').selectOption('Most used');
  await expect(page).toHaveURL(`${ADDRESS}?sort=uses`);
  const all = (
    await cards(page)
      .getByText(/^\d+ uses?$/)
      .allInnerTexts()
  ).map((text) => Number.parseInt(text, 10));
  expect(all).toEqual(all.toSorted((a, b) => b - a));
});

test('a template is kept as a file with all that is known of it', async ({ page }) => {
  await open(page);
  const { name, text } = await fileOf(page, card(page, memo.title).getByRole('button', { name: 'Download' }));

  await expect(page.getByText('Template downloaded!')).toBeVisible();
  expect(name).toBe('One-page-memo-for-a-decision.md');
  for (const part of [memo.title, memo.description, memo.template, 'Model: Claude', 'Difficulty: Advanced'])
    expect(text).toContain(part);
  expect(text).toContain('Category: Business');
  expect(text).toContain('Tags: memo, decision, management');
});

test('brackets are filled in, kept on the device, copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page);
  await expect(form.getByLabel('decision maker')).toBeFocused();
  await page.keyboard.type('Dana');
  await form.getByLabel('facts and figures').fill('rent 4,000\nlease ends in May');
  await expect(form.locator('mark').filter({ hasText: 'Dana' })).toBeVisible();
  await expect(form.getByText(/^2 of \d+ filled in$/)).toBeVisible();
  const prompt = memo.template
    .replace('[decision maker]', 'Dana')
    .replace('[facts and figures]', 'rent 4,000\nlease ends in May');

  await form.getByRole('button', { name: 'Copy prompt' }).click();
  await expect(form.getByRole('status').filter({ visible: true })).toHaveText('Prompt copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt);
  const { name, text } = await fileOf(page, form.getByRole('button', { name: 'Download', exact: true }));
  expect({ name, text }).toEqual({ name: 'One-page-memo-for-a-decision.txt', text: prompt });

  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: `Fill in ${memo.title}` })).toBeFocused();
  const again = await openForm(page);
  await expect(again.getByLabel('decision maker')).toHaveValue('Dana');
  await again.getByRole('button', { name: 'Clear' }).click();
  await expect(again.getByLabel('decision maker')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('draft:template:one-page-decision-memo'))).toBeNull();
  await again.getByRole('button', { name: 'Undo' }).click();
  await expect(again.getByLabel('decision maker')).toHaveValue('Dana');
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(again).toBeHidden();
});

test('a filled-in prompt is handed over to the generator, unless it is too long for it', async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('facts and figures').fill('word '.repeat(60));
  await form.getByRole('button', { name: 'Open in the AI Prompt Generator' }).click({ force: true });
  await expect(form.getByRole('status').filter({ visible: true })).toContainText('the generator takes 200');
  await expect(page).toHaveURL(ADDRESS);

  await form.getByLabel('facts and figures').fill('rent 4,000');
  await form.getByLabel('decision maker').fill('Dana');
  await form.getByRole('button', { name: 'Open in the AI Prompt Generator' }).click();

  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(/^You write for Dana, [\s\S]*\nrent 4,000\n/);
  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(/Dana/);
});

test('rows of a table become prompts in a file for spreadsheets and one for programs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page);
  await form.getByLabel('decision maker').fill('Dana');
  await form.getByRole('tab', { name: 'Several rows' }).click();
  const status = form.getByRole('status').filter({ visible: true });
  const table = form.getByLabel('Rows from a table');
  await form.getByRole('button', { name: 'Download CSV' }).click({ force: true });
  await expect(status).toHaveText('Paste at least one row first.');
  await form.getByRole('button', { name: 'Copy the names as a row' }).click();
  const names = (await page.evaluate(() => navigator.clipboard.readText())).split('\t');
  expect(names).toEqual([
    'decision maker',
    'decision',
    'decision date',
    'options',
    'facts and figures',
    'review period',
  ]);

  await table.fill(`${ROW.join('\t')}\nEve\tnew car`);
  await expect(form.getByText('Row 2 has 2 cells, 6 expected.')).toBeVisible();
  await form.getByRole('button', { name: 'Download JSONL' }).click({ force: true });
  await expect(status).toHaveText('Correct the table first: what is wrong stands below it.');

  await table.fill(ROW.join('\t'));
  const csv = await fileOf(page, form.getByRole('button', { name: 'Download CSV' }));
  expect(csv.name).toBe('One-page-memo-for-a-decision.csv');
  expect(csv.text).toContain(`prompt,${names.join(',')}\r\n`);
  expect(csv.text).toContain(`,"Dana, CFO",new office,1 June,stay; move,'=2+3,6 months\r\n`);
  await expect(status).toHaveText('1 prompt downloaded.');

  await table.fill('options\tdecision\nstay\tnew office\nleave\tnew flat');
  await expect(form.getByRole('heading', { name: '2 prompts' })).toBeVisible();
  const { name, text } = await fileOf(page, form.getByRole('button', { name: 'Download JSONL' }));
  expect(name).toBe('One-page-memo-for-a-decision.jsonl');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ values }) => [values['decision maker'], values.decision])).toEqual([
    ['Dana', 'new office'],
    ['Dana', 'new flat'],
  ]);
  expect(lines[1].prompt).toContain('asks for a decision on new flat.');
  await page.reload();
  await page.getByRole('button', { name: `Fill in ${memo.title}` }).click();
  await page.getByRole('tab', { name: 'Several rows' }).click();
  await expect(page.getByLabel('Rows from a table')).toHaveValue(/^options\tdecision/);
});

test('uses are not told before the server tells them, nor where it cannot', async ({ page, troubles }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/template-uses', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.route('**/template-use', (route) => route.fulfill({ status: 500, json: { code: 'unexpected_failure' } }));
  troubles.expected.push(/500/, /A use of a template was not counted/);
  await open(page);
  await expect(figure(page, 'Uses')).toHaveText('–');
  await expect(figure(page, 'Templates')).toHaveText('36');
  await expect(figure(page, 'Average rating')).toHaveText(/^\d\.\d of 5$/);
  await expect(figure(page, 'Categories')).toHaveText('6');

  gate.resolve();
  await expect(figure(page, 'Uses')).toHaveText(/^[\d,]+$/);
  const known = await figure(page, 'Uses').innerText();
  const warned = page.waitForEvent('console', (message) => message.text().includes('was not counted'));
  await card(page, memo.title).getByRole('button', { name: 'Download' }).click();
  await warned;
  await expect(page.getByText('Template downloaded!')).toBeVisible();
  await expect(figure(page, 'Uses')).toHaveText(known);
});

test('what is looked for before the app starts is found when it does', async ({ page }) => {
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

  test('every template can be read', async ({ page }) => {
    const answer = await page.goto(ADDRESS);
    // Where only the browser's tools switch scripts off, <noscript> is not shown.
    expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Searching, copying and filling in need JavaScript\./);
    await card(page, memo.title).getByText('Read the template').click();

    await expect(card(page, memo.title).locator('pre')).toHaveText(memo.template);
    await expect(card(page, memo.title).locator('pre')).toBeVisible();
  });
});
