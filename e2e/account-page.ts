import type { Browser, Page } from '@playwright/test';
import { openAuth, signIn } from './auth-page.ts';
import { expect } from './visitor.ts';

/** A part of the account page by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/en/account');
  await expect(part(page, 'Usage').getByText('used today')).toBeVisible();
}

/** Signs in on another device of the same person. @returns the page where that has led */
export async function onOtherDevice(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' });
  const page = await context.newPage();
  await openAuth(page, '?next=/en/account');
  await signIn(page, email);
  return page;
}
