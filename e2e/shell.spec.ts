import { expect, hydrated, test } from './visitor.ts';

test('the theme follows the system, can be switched before the app runs, and is kept', async ({ page, troubles }) => {
  troubles.expected.push(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  expect(light).not.toBe(dark);

  await page.locator('[data-theme-toggle]').first().click();
  await expect.poll(background).toBe(dark);
  await page.reload();
  expect(await background()).toBe(dark);
});

test('the skip link leads to the content, and a page change moves the focus to its heading', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('navigation').getByRole('link', { name: 'Text' }).locator('visible=true').click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
