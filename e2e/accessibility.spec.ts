import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visitor.ts';

const IDEA = 'email to my landlord about a broken heater, polite but firm';

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of ['en', 'ar', 'ja'])
    test(`pages in ${language}, ${colorScheme}, have no violation: empty, error, result`, async ({
      page,
      troubles,
    }) => {
      troubles.expected.push(/404/, /Page not found/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const below of ['', '/nothing-here', '/ai-prompt-generator']) {
        await page.goto(`/${language}${below}`);
        if (!below.endsWith('here')) await hydrated(page);
        expect(await violations(page), `/${language}${below}`).toEqual([]);
      }
      const idea = page.locator('main textarea').first();
      await idea.fill('word '.repeat(201));
      expect(await violations(page), 'over the limit').toEqual([]);
      await idea.fill(IDEA);
      await page.keyboard.press('Control+Enter');
      await expect(page.locator('main textarea').nth(1)).toHaveValue(/Task/);
      expect(await violations(page), 'with a result').toEqual([]);
    });
