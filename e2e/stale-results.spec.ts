import * as art from './art-form.ts';
import * as json from './json-page.ts';
import { idea, result, showResult } from './text-page.ts';
import { expect, hydrated, test } from './visitor.ts';

test('a result of an earlier idea says so, is copied with its name, and is updated by a press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showResult(page);
  const first = await result(page).inputValue();
  await idea(page).fill('a poem about rain');
  await expect(page.getByRole('status').filter({ hasText: 'Input changed' })).toBeVisible();

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText(/^It was written for: .*landlord/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await page.getByRole('button', { name: 'Update' }).click();

  await expect(result(page)).toHaveValue(/rain/);
  await expect(page.getByText('Input changed')).toHaveCount(0);
});

test('another wording can be undone down to the first', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await showResult(page);
  const first = await result(page).inputValue();
  const next = page.getByRole('button', { name: 'Another wording' });
  await next.click();
  await expect(result(page)).not.toHaveValue(first);

  await page.getByRole('button', { name: 'Previous wording' }).click();

  await expect(result(page)).toHaveValue(first);
  await expect(next).toBeFocused();
});

test('the result of the art generator survives a reload in the version that was shown', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await art.open(page);
  await art.chooseAll(page);
  await art.generate(page).click();
  await expect(art.result(page)).toHaveValue(/bicycle/);
  await page.getByRole('tab', { name: 'Flux' }).click();
  await page.getByRole('button', { name: 'Another wording' }).click();
  await expect(page.getByRole('button', { name: 'Previous wording' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const shown = await art.result(page).inputValue();

  await page.reload();
  await hydrated(page);

  await expect(art.result(page)).toHaveValue(shown);
  await expect(page.getByText('Input changed')).toHaveCount(0);
  await art.details(page).fill('a fox');
  await expect(page.getByText('Input changed')).toBeVisible();
});

test('a JSON result survives a reload as it was changed by hand', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await json.open(page);
  await page.getByLabel('JSON Description').fill(json.TEXT);
  await json.generate(page).click();
  await expect(json.output(page)).toHaveValue(/^{/);
  await json.output(page).fill('{"mine": 1}');

  await page.reload();
  await hydrated(page);

  await expect(json.output(page)).toHaveValue('{"mine": 1}');
  await expect(page.getByText('Input changed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await hydrated(page);
  await expect(json.output(page)).toHaveCount(0);
});
