import memo from '../content/templates/en/one-page-decision-memo.json' with { type: 'json' };
import survey from '../content/templates/en/survey-for-one-decision.json' with { type: 'json' };
import { fullUnless } from './lane.ts';
import { ADDRESS, fileOf, openForm } from './templates-page.ts';
import { violations } from './violations.ts';
import { expect, test } from './visitor.ts';

const ROW = ['Dana, CFO', 'new office', '1 June', 'stay; move', '=2+3', '6 months'];

test('brackets are filled in, kept on the device, copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page);
  await expect(form.getByLabel('decision maker')).toBeFocused();
  await page.keyboard.type('Dana');
  await form.getByLabel('facts and figures').fill('rent 4,000\nlease ends in May');
  await expect(form.locator('mark').filter({ hasText: 'Dana' })).toBeVisible();
  await expect(form.getByText(/^2 of \d+ filled in$/)).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
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
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(again).toBeHidden();
});

test('a date is chosen and written out; the last values are offered in another template, and can be cleared', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page);
  const day = form.getByLabel('Decision date');
  await expect(day).toHaveAttribute('type', 'date');
  await day.fill('2026-12-01');
  await form.getByLabel('Decision', { exact: true }).fill('a new office');
  await expect(form.locator('mark').filter({ hasText: 'December 1, 2026' }).first()).toBeVisible();
  await form.getByRole('button', { name: 'Copy prompt' }).click();
  await expect(form.getByRole('status').filter({ visible: true })).toHaveText('Prompt copied to clipboard.');
  await form.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Fill in ${survey.title}` }).click();
  const other = page.getByRole('dialog', { name: survey.title });
  await expect(other.getByLabel('Minutes')).toHaveAttribute('type', 'number');
  await other.getByRole('button', { name: 'Use last values' }).click();
  await expect(other.getByLabel('Decision', { exact: true })).toHaveValue('a new office');
  await expect(other.getByRole('button', { name: 'Use last values' })).toBeHidden();

  await page.goto('/en/privacy-policy#device');
  const kept = page.getByRole('listitem').filter({ hasText: 'What you last put into template fields' });
  await kept.getByRole('button', { name: /^Clear/ }).click();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('template-values'))).toBeNull();
});

test('text cleared by keyboard is restored by keyboard, also after the form was closed', {
  tag: '@full',
}, async ({ page }) => {
  const form = await openForm(page);
  const field = form.getByLabel('decision maker');
  await field.fill('Dana');
  await form.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Undo' }).press('Enter');

  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Dana');
  await page.reload();
  await expect(field).toHaveValue('Dana');
});

test('Back closes the form, and comes back to it from the generator', { tag: '@full' }, async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('decision maker').fill('Dana');
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByRole('button', { name: `Fill in ${memo.title}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Open in the AI Prompt Generator' }).click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(/Dana/);
  await page.goBack();
  await expect(form.getByLabel('decision maker')).toHaveValue('Dana');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

for (const size of [
  { width: 320, height: 225 },
  { width: 320, height: 256 },
  { width: 640, height: 450 },
  { width: 844, height: 390 },
  { width: 390, height: 500 },
  { width: 390, height: 844 },
]) {
  test(`at ${size.width} × ${size.height} nothing covers what has the focus`, {
    tag: ['@desktop', ...fullUnless(size.height === 225)],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const form = await openForm(page);
    const last = form.getByRole('button', { name: 'Open in the AI Prompt Generator' });
    const seen: string[] = [];
    while (!(await last.evaluate((button) => button === document.activeElement))) {
      const { name, isClear } = await page.evaluate(focused);
      expect({ name, isClear }).toEqual({ name, isClear: true });
      seen.push(name);
      expect(seen.length).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }

    expect(await page.evaluate(focused)).toMatchObject({ isClear: true });
    expect(seen).toEqual(
      expect.arrayContaining(['Decision maker', 'Facts and figures', 'Review period', 'Copy prompt']),
    );
  });
}

test('a filled-in prompt is handed over to the generator, unless it is too long for it', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('facts and figures').fill('word '.repeat(60));
  await form.getByRole('button', { name: 'Open in the AI Prompt Generator' }).click({ force: true });
  await expect(form.getByRole('status').filter({ visible: true })).toContainText('the generator takes at most 200');
  await expect(page).toHaveURL(ADDRESS);

  await form.getByLabel('facts and figures').fill('rent 4,000');
  await form.getByLabel('decision maker').fill('Dana');
  await form.getByRole('button', { name: 'Open in the AI Prompt Generator' }).click();

  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(/^You write for Dana, [\s\S]*\nrent 4,000\n/);
  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(/Dana/);
});

test('rows of a table become prompts in a file for spreadsheets and one for programs', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
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
  await expect(form.getByText('Row 2 has 2 cells but should have 6.')).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await form.getByRole('button', { name: 'Download JSONL' }).click({ force: true });
  await expect(status).toHaveText('Correct the table first. The problems are listed below it.');

  await table.fill(ROW.join('\t'));
  const csv = await fileOf(page, form.getByRole('button', { name: 'Download CSV' }));
  expect(csv.name).toBe('One-page-memo-for-a-decision.csv');
  expect(csv.text).toContain(`prompt,${names.join(',')}\r\n`);
  expect(csv.text).toContain(`,"Dana, CFO",new office,1 June,"stay; move",'=2+3,6 months\r\n`);
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
  await page.getByRole('tab', { name: 'Several rows' }).click();
  await expect(page.getByLabel('Rows from a table')).toHaveValue(/^options\tdecision/);
});

/** The focused element, and whether it is fully visible in the window. */
function focused(): { name: string; isClear: boolean } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return { name: 'nothing', isClear: false };
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const corners = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement>)[0]?.innerText : undefined;
  return {
    name: label ?? element.innerText,
    isClear: corners.every((found) => found !== null && element.contains(found)),
  };
}
