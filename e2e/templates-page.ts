import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import memo from '../content/templates/en/one-page-decision-memo.json' with { type: 'json' };
import { expect, hydrated } from './visitor.ts';

export const ADDRESS = '/en/prompt-templates';

export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens the form of the memo. */
export async function openForm(page: Page): Promise<Locator> {
  await open(page);
  await card(page, memo.title)
    .getByRole('button', { name: `Fill in ${memo.title}` })
    .click();
  const form = page.getByRole('dialog', { name: memo.title });
  await expect(form).toBeVisible();
  return form;
}

export async function fileOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const download: Promise<Download> = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
