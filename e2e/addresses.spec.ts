import { fullUnless } from './lane.ts';
import { expect, hydrated, test } from './visitor.ts';

test.describe('an address without its language', () => {
  for (const { path, heading } of [
    { path: '/veo3-json-prompt', heading: 'Veo 3 JSON Prompt' },
    { path: '/translation-guide', heading: 'Translation guide' },
    { path: '/blog/youtube-thumbnail-maker', heading: 'YouTube Thumbnail Maker Guide with Sizes, Colors and Prompts' },
    { path: '/blog/art-prompt-generator', heading: 'How to Build an Art Prompt, from Subject to Composition' },
  ])
    test(`${path} shows the English page, and its languages lead to the prefixed twins`, {
      tag: fullUnless(path === '/veo3-json-prompt'),
    }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click();

      await expect(page).toHaveURL(`/de${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
});

test('an address of before leads to the page inside the app as it does from outside, and is not in the history', {
  tag: '@full',
}, async ({ page }) => {
  for (const { from, to } of [
    { from: '/json-prompt-generator', to: '/en/json-prompt' },
    { from: '/de/json-prompt-generator', to: '/de/json-prompt' },
    { from: '/blog?from=old', to: '/en/blog?from=old' },
  ]) {
    const answer = await page.goto(from);
    expect(answer?.request().redirectedFrom()?.url()).toContain(from);
    await expect(page).toHaveURL(to);

    await page.goto('/en/about');
    await hydrated(page);
    const length = await page.evaluate(() => history.length);
    await page.evaluate(`__reactRouterDataRouter.navigate(${JSON.stringify(from)})`);
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
  }
});
