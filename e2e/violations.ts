import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is against the accessibility rules in a part of a page, as lines to read. @param within a CSS selector */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // in the page alone, a third of the time: the policy of the site allows no frames
    .include(within)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
