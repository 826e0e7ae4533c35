import type { Page } from '@playwright/test';
import { expect, hydrated } from './visitor.ts';

export const TEXT = 'extract from the mail: name, total';

export const sheet = (page: Page) => page.locator('#cue-sheet');
export const output = (page: Page) => page.getByRole('textbox', { name: 'Your JSON prompt' });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Opens the JSON generator and waits for the app, which reads files. */
export async function open(page: Page): Promise<void> {
  await page.goto('/en/json-prompt');
  await hydrated(page);
}

export async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await tab(page, 'Image').click();
  await page.getByLabel(/^Choose a/).setInputFiles({ name, mimeType, buffer });
}

export async function showResult(page: Page): Promise<void> {
  await open(page);
  await page.getByLabel('JSON Description').fill(TEXT);
  await generate(page).click();
  await expect(output(page)).toHaveValue(/output_schema/);
}
