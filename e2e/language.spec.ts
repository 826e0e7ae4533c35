import { expect, hydrated, test } from './visitor.ts';

const IDEA = 'email to my landlord about a broken heater, polite but firm';

test('switching the language keeps what was typed and written, the query, and stores the choice', async ({ page }) => {
  await page.goto('/en/ai-prompt-generator?from=test');
  await page.getByLabel('Your idea').fill(IDEA);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  const result = page.getByRole('textbox', { name: 'Your prompt' });
  await expect(result).toHaveValue(/Task/);
  const written = await result.inputValue();

  const data = page.waitForRequest(/\/ar\/ai-prompt-generator\.data/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await data;

  await expect(page).toHaveURL('/ar/ai-prompt-generator?from=test');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('main textarea').first()).toHaveValue(IDEA);
  expect(await page.locator('main textarea').nth(1).inputValue()).toBe(written);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar');
});

test.describe('a page in another language than the visitor chose', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await page.goto('/fr/ai-prompt-generator');
    await hydrated(page);
  });

  test('offers the same page in that language', async ({ page }) => {
    await page.getByRole('complementary').getByRole('link', { name: 'Read this page in English' }).click();

    await expect(page).toHaveURL('/en/ai-prompt-generator');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('does not offer it again after it was closed', async ({ page }) => {
    await page.getByRole('complementary').getByRole('button').click();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Language:' })).toBeFocused();

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test('offline, a switch of the language stays on the page and loses nothing', async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/, /could not be loaded in the other language/);
  await page.goto('/en/ai-prompt-generator');
  await page.getByLabel('Your idea').fill(IDEA);
  await hydrated(page);
  await expect(page.getByText(/left today/)).toBeVisible(); // the count has come, so nothing of the page is still on its way
  await context.setOffline(true);
  const warned = page.waitForEvent('console', (message) => message.text().includes('in the other language'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await warned;

  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA);
});
