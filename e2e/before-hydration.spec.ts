import type { Page } from '@playwright/test';
import { fullUnless } from './lane.ts';
import { expect, hydrated, INVISIBLE_SHIFT, layoutShift, test } from './visitor.ts';

const IDEA = 'thank-you note to the nurses on ward 7';

/** Opens a page with its scripts blocked. @returns a function that unblocks them */
async function openWithoutApp(page: Page, path = '/en/ai-prompt-generator'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return gate.resolve;
}

test('what is typed and sent before the app starts is kept, and sent when it does', async ({ page }) => {
  const letAppStart = await openWithoutApp(page);
  await page.getByLabel('Your idea').fill(IDEA);
  // The built page shows the button as not ready, since its field was empty.
  await page.getByRole('button', { name: 'Generate Prompt' }).click({ force: true });
  expect(new URL(page.url()).search).toBe('');
  letAppStart();

  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(/ward 7/);
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA);
  await expect(page.getByText('1/10')).toBeVisible();
});

test('text that is only typed before the app starts is counted when it does', { tag: '@full' }, async ({ page }) => {
  const letAppStart = await openWithoutApp(page);
  await page.getByLabel('Your idea').fill(IDEA);
  letAppStart();
  await hydrated(page);

  await expect(page.getByText('8/200').first()).toBeVisible();
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA);
});

test('an example that is tried before the app starts is handed over when it does', { tag: '@full' }, async ({
  page,
}) => {
  const letAppStart = await openWithoutApp(page, '/en/blog/youtube-thumbnail-maker');
  const example = page.getByRole('link', { name: 'Try this' }).first();
  const [idea = ''] = (await example.locator('xpath=ancestor::figure').locator('pre').innerText()).split('\n');
  await example.click();
  await expect(page).toHaveURL('/en/blog/youtube-thumbnail-maker');
  letAppStart();

  await expect(page).toHaveURL('/en/art-prompt-generator');
  await expect(page.getByRole('textbox').first()).toHaveValue(new RegExp(idea.slice(0, 12), 'i'));
});

test('a sign-in before the app starts is sent when it does, and never ends up in the URL', async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/status of 400/);
  const letAppStart = await openWithoutApp(page, '/en/auth');
  await page.locator('#sign-in-email').fill('ada@example.test');
  await page.locator('#sign-in-password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(new URL(page.url()).search).toBe('');
  letAppStart();

  await expect(page.getByRole('tabpanel').getByText('Invalid login credentials')).toBeVisible();
  await expect(page.locator('#sign-in-email')).toHaveValue('ada@example.test');
  await expect(page.locator('#sign-in-password')).toHaveValue('not the password');
  expect(new URL(page.url()).search).toBe('');
});

test('a view that the address asks for is the first to be seen', { tag: '@full' }, async ({ page }) => {
  const letAppStart = await openWithoutApp(page, '/en/auth?view=forgot');
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  letAppStart();

  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(INVISIBLE_SHIFT);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/en', '/en/ai-prompt-generator', '/ar/ai-prompt-generator', '/en/auth', '/en/nothing-here'])
    test(`${path} is a readable page`, {
      tag: fullUnless(path === '/en' || path === '/ar/ai-prompt-generator'),
    }, async ({ page, troubles }) => {
      if (path.endsWith('here')) troubles.expected.push(/404/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(path.endsWith('here') ? 20 : 300);
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
});
