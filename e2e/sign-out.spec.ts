import type { Page } from '@playwright/test';
import { openAccount, part } from './account-page.ts';
import { becomeMember, headerLink, showsInHeader, test, toast } from './auth-page.ts';
import { violations } from './violations.ts';
import { expect } from './visitor.ts';
import { wordsOf } from './words.ts';

const STILL_IN =
  'You’re still signed in here. The server didn’t confirm the sign-out, so nothing has changed. Try again in a moment.';
const CALLS = '**/auth/v1/logout**';

const keepsSession = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('-auth-token')));

async function signOutEverywhere(page: Page): Promise<void> {
  await part(page, 'Devices').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
}

test('signing this device out ends at home, in this tab and in another one with the account', async ({
  page,
  context,
  email,
}) => {
  await becomeMember(page, email);
  const [other, reader] = [await context.newPage(), await context.newPage()];
  await openAccount(other);
  await reader.goto('/en/ai-prompt-generator');
  await showsInHeader(reader, 'Account');
  await openAccount(page);
  await part(page, 'Devices')
    .getByRole('button', { name: /^Sign out: / })
    .click();

  await expect(toast(page, 'Successfully signed out!')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/en');
    await showsInHeader(tab, 'Sign in');
    await expect(headerLink(tab, 'Account')).toBeHidden();
  }
  await expect(reader).toHaveURL('/en/ai-prompt-generator');
  await showsInHeader(reader, 'Sign in');
  expect(await keepsSession(page)).toBe(false);
});

test('signing out ends at the home page of the language', { tag: ['@desktop', '@full'] }, async ({ page, email }) => {
  await becomeMember(page, email);
  await page.goto('/ja/account');
  const words = wordsOf('ja', 'account');
  await page.getByRole('button', { name: words('signOutEverywhere') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('signOutEverywhere') })
    .click();

  await expect(toast(page, wordsOf('ja', 'session')('signedOut'))).toBeVisible();
  await expect(page).toHaveURL('/ja');
});

for (const { name, fail } of [
  { name: 'is broken', fail: { status: 500, json: { code: 'unexpected_failure', message: 'Broken.' } } },
  { name: 'cannot be reached', fail: undefined },
])
  test(`where the server ${name}, it says that nothing was changed, and offers this device alone`, {
    tag: '@full',
  }, async ({ page, email, troubles }) => {
    troubles.expected.push(/Failed to load resource/, /could not be told/);
    await becomeMember(page, email);
    await openAccount(page);
    await page.route(CALLS, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await signOutEverywhere(page);

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText(STILL_IN);
    await expect(toast(page, 'Error signing out')).toContainText(STILL_IN);
    expect(await violations(page, 'dialog')).toEqual([]);
    await expect(page).toHaveURL('/en/account');
    expect(await keepsSession(page)).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

    await signOutEverywhere(page);
    await dialog.getByRole('button', { name: 'Sign out on this device only' }).click();
    await expect(page).toHaveURL('/en');
    await expect(toast(page, 'This device is signed out, but we couldn’t tell the server.')).toBeVisible();
    await showsInHeader(page, 'Sign in');
    expect(await keepsSession(page)).toBe(false);
  });

test('once the server answers again, the same dialog signs out everywhere', { tag: ['@desktop', '@full'] }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource/, /could not be told/);
  await becomeMember(page, email);
  await openAccount(page);
  await page.route(CALLS, (route) => route.abort());
  await signOutEverywhere(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(STILL_IN);
  await page.unroute(CALLS);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();

  await expect(toast(page, 'Successfully signed out!')).toBeVisible();
  await expect(page).toHaveURL('/en');
});

test('a session that the server has ended already counts as signed out', { tag: ['@desktop', '@full'] }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource/);
  await becomeMember(page, email);
  await openAccount(page);
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 403, json: { code: 'session_not_found', message: 'Session not found.' } }),
  );
  await signOutEverywhere(page);

  await expect(toast(page, 'Successfully signed out!')).toBeVisible();
  await expect(page).toHaveURL('/en');
});
