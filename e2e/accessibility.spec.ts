import type { Page } from '@playwright/test';
import { fullUnless, isFirstDress } from './lane.ts';
import { violations } from './violations.ts';
import { expect, hydrated, test } from './visitor.ts';

// Pages after interactions; for their initial state see pages.spec.ts.

const IDEA = 'email to my landlord about a broken heater, polite but firm';

/** Light on a desktop, dark on a phone: colors do not depend on the width, nor the layout on colors. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(colorScheme === 'light' ? { width: 1440, height: 900 } : { width: 390, height: 844 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of an unknown address, ${colorScheme}, has no violation`, {
    tag: fullUnless(colorScheme === 'light'),
  }, async ({ page, troubles }) => {
    troubles.expected.push(/404/, /Page not found/);
    await wear(page, colorScheme);
    await page.goto('/ar/nothing-here');
    expect(await violations(page)).toEqual([]);
  });

  for (const language of ['en', 'ar', 'ja'])
    test(`the AI generator in ${language}, ${colorScheme}, has no violation: error, result`, {
      tag: fullUnless(isFirstDress(language, colorScheme)),
    }, async ({ page }) => {
      await wear(page, colorScheme);
      await page.goto(`/${language}/ai-prompt-generator`);
      await hydrated(page);
      const idea = page.locator('main textarea').first();
      await idea.fill('word '.repeat(201));
      expect(await violations(page), 'over the limit').toEqual([]);
      await idea.fill(IDEA);
      await page.keyboard.press('Control+Enter');
      await expect(page.locator('main textarea').nth(1)).toHaveValue(/Requirements/);
      expect(await violations(page), 'with a result').toEqual([]);
    });
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of ['en', 'ar']) {
    test(`the JSON generator in ${language}, ${colorScheme}, has no violation: error, result, invalid`, {
      tag: '@full',
    }, async ({ page }) => {
      await wear(page, colorScheme);
      await page.goto(`/${language}/json-prompt`);
      await hydrated(page);
      const text = page.locator('#json-text');
      await text.press('Control+Enter');
      expect(await violations(page), 'nothing given').toEqual([]);
      await text.fill('extract from the mail: name, total');
      await text.press('Control+Enter');
      const json = page.locator('#cue-sheet textarea');
      await expect(json).toHaveValue(/output_schema/);
      expect(await violations(page), 'a result').toEqual([]);
      await json.fill('{ "prompt": ');
      expect(await violations(page), 'an invalid result').toEqual([]);
    });

    test(`the video generator in ${language}, ${colorScheme}, has no violation: warning, result`, {
      tag: '@full',
    }, async ({ page }) => {
      await wear(page, colorScheme);
      await page.goto(`/${language}/veo3-json-prompt-generator`);
      await hydrated(page);
      await page.locator('#video-negativePrompt').fill('no people');
      await expect(page.locator('#video-negativePrompt-notes')).toBeVisible();
      await page.locator('#video-subject').press('Control+Enter');
      await expect(page.locator('#cue-sheet textarea').first()).toHaveValue(/no people/);
      expect(await violations(page), 'a video prompt with a warning').toEqual([]);
      await page.locator('#video-tab-runway').click();
      expect(await violations(page), 'for another tool').toEqual([]);
    });
  }
