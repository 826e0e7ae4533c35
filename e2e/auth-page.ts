import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { test as base, expect, hydrated, openMenu } from './visitor.ts';

export const PASSWORD = 'a quiet lamp at dusk';

/** The outbox is only for people on the server's machine; visitors in the journeys come from elsewhere. */
const NO_OUTBOX = /status of 404/;

/** A visitor with their own mailbox. */
export const test = base.extend<{ email: string }>({
  email: async ({ browserName, troubles }, use, { testId, retry }) => {
    troubles.expected.push(NO_OUTBOX);
    await use(`${browserName}-${testId}-${retry}@example.test`);
  },
});

export const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
export const emailField = (page: Page) =>
  page.getByRole('textbox', { name: 'Email address' }).filter({ visible: true });
export const passwordField = (page: Page) => page.locator('input[type=password]').filter({ visible: true });
/** On a narrow window the header's links are behind a button, and hidden again at the end. */
export async function showsInHeader(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await expect(headerLink(page, name)).toBeVisible();
  await page.keyboard.press('Escape');
}

export const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

export async function openAuth(page: Page, query = ''): Promise<void> {
  await page.goto(`/en/auth${query}`);
  await hydrated(page);
}

/** Signs up, up to the point of waiting for the mail. */
export async function signUp(page: Page, email: string): Promise<void> {
  await openAuth(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
}

/** Waits for this many mails, opens the newest one's link, and presses the button of its page. */
export async function followMail(page: Page, email: string, count = 1): Promise<void> {
  await page.goto(linkIn(await mailTo(new URL(page.url()).origin, email, count)));
  await page.getByRole('button').click();
}

export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A confirmed and signed-in account. */
export async function becomeMember(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await followMail(page, email);
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
}
