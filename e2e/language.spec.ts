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

test('a page in another language than the visitor chose offers that language once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'));
  await page.goto('/en');
  await hydrated(page);
  const offer = page.getByRole('link', { name: /Français/ }).first();
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL('/en');
});
