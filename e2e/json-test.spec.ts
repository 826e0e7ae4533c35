import type { Page } from '@playwright/test';
import { output, sheet, showResult } from './json-page.ts';
import { expect, test } from './visitor.ts';

const list = (page: Page) => page.getByRole('list', { name: 'What was checked' });
const press = (page: Page) => page.getByRole('button', { name: 'Test JSON' }).click();

test('Test JSON compiles the schema under the policy of the page, with a validator that was loaded on the press', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await showResult(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await press(page);

  await expect(sheet(page).getByText('JSON execution test passed!')).toBeVisible();
  await expect(list(page).getByText('The schema output_schema compiles (JSON Schema 2020-12).')).toBeVisible();
  await expect(list(page).getByText('An example was made from the schema, and it fits.')).toBeVisible();
  expect(scripts.slice(before).length).toBeGreaterThan(0);
  await list(page).getByText('Show the example').click();
  expect(JSON.parse(String(await list(page).locator('pre').textContent()))).toEqual({ name: 'text', total: 1 });
});

test('a schema that does not compile fails the test, which says where', { tag: '@full' }, async ({ page }) => {
  await showResult(page);
  const prompt = JSON.parse(await output(page).inputValue());
  prompt.output_schema.properties.total.type = 'amount';
  await output(page).fill(JSON.stringify(prompt, null, 2));
  await press(page);

  await expect(sheet(page).getByText('JSON execution test failed')).toBeVisible();
  await expect(list(page).getByText('The schema output_schema does not compile.')).toBeVisible();
  await expect(
    list(page).getByText(/does not allow what is at output_schema\.properties\.total\.type\.$/),
  ).toBeVisible();
});

test('without a connection the check of the schema cannot be loaded, and says so', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/);
  await showResult(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(page);

  await expect(list(page).getByText(/^The schema check could not be loaded\./)).toBeVisible();
});

test('the lamp is red for as long as the changed result is no JSON object', { tag: '@full' }, async ({ page }) => {
  await showResult(page);
  const lamp = sheet(page).getByRole('status').first();
  await expect(lamp).toHaveText('Ready');
  const whole = await output(page).inputValue();
  await output(page).fill(whole.slice(0, -2));

  await expect(lamp).toHaveText('Not valid');
  await expect(lamp).toHaveClass(/text-danger/);
  await output(page).fill(whole);
  await expect(lamp).toHaveText('Ready');
});
