import type { Browser, Page } from '@playwright/test';
import { openAuth, signIn } from './auth-page.ts';
import { expect } from './visitor.ts';

/** The client is loaded, then the person, then each section: that takes a while on a busy machine. */
const FIRST_LOOK_MS = 15_000;

/** A part of the account page by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/en/account');
  await expect(part(page, 'Usage').getByText('used today')).toBeVisible({ timeout: FIRST_LOOK_MS });
}

/** Signs in on another device of the same person. @returns the resulting page */
export async function onOtherDevice(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' });
  const page = await context.newPage();
  await openAuth(page, '?next=/en/account');
  await signIn(page, email);
  return page;
}
