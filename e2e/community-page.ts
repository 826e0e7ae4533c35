import type { Page } from '@playwright/test';
import { hydrated } from './visitor.ts';

const NOW = '2026-12-08T12:00:00Z';

/** Opens the list of posts on a fixed date. */
export async function openCommunity(page: Page, search = ''): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(`/en/community${search}`);
  await hydrated(page);
}

/** The card of a post. */
export const card = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByText(title) });

/** The line that says how many posts there are. */
export const count = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** The titles of the posts, in their order. */
export const titles = (page: Page) => page.locator('article:has(button[aria-pressed]) h3');
