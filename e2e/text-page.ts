import type { Page } from '@playwright/test';
import { expect, hydrated } from './visitor.ts';

export const ADDRESS = '/en/ai-prompt-generator';
export const IDEA = 'email to my landlord about a broken heater, polite but firm, no legal threats';

export const idea = (page: Page) => page.getByLabel('Your idea');
export const result = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' });
export const job = (page: Page) => page.getByRole('combobox', { name: 'Job' });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' }).click();

export async function showResult(page: Page, text = IDEA): Promise<void> {
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).fill(text);
  await generate(page);
  await expect(job(page)).toBeVisible();
}
