import type { Page } from '@playwright/test';
import { openAccount, part } from './account-page.ts';
import { becomeMember, emailField, followMail, openAuth, PASSWORD, passwordField, test, toast } from './auth-page.ts';
import { violations } from './violations.ts';
import { expect } from './visitor.ts';

const COMMON = 'password123';
const SAID = 'This password is too common or too easy to guess. Choose another one.';
const RANGES = '**/api/v1/breached-passwords/**';
const REFUSED = /status of 4\d\d/;

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** All requests of the page from now on: URL, headers and body. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push([request.method(), request.url(), JSON.stringify(request.headers()), request.postData()].join(' '));
  });
  return sent;
}

test('a common password is said at its field when it is left, and neither it nor the form is sent', async ({
  page,
  email,
}) => {
  await openAuth(page, '?view=sign-up');
  await emailField(page).fill(email);
  const sent = watchRequests(page);
  await passwordField(page).fill(COMMON);
  await emailField(page).focus();

  await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(`^${SAID}`));
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await createAccount(page).click();
  await expect(passwordField(page)).toBeFocused();
  await expect(createAccount(page)).toBeVisible();

  expect(sent.filter((request) => request.includes('/breached-passwords/'))).not.toEqual([]);
  expect(sent.filter((request) => request.includes(COMMON) || request.includes('/signup'))).toEqual([]);

  await passwordField(page).pressSequentially(' and a lamp');
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'false');
  await createAccount(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
});

test('Enter in the field sends no common password either', { tag: '@full' }, async ({ page, email }) => {
  await openAuth(page, '?view=sign-up');
  await emailField(page).fill(email);
  const sent = watchRequests(page);
  await passwordField(page).fill(COMMON);
  await passwordField(page).press('Enter');

  await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(`^${SAID}`));
  await expect(passwordField(page)).toBeFocused();
  expect(sent.filter((request) => request.includes(COMMON) || request.includes('/signup'))).toEqual([]);
});

test('what is typed while the answer is on its way is left alone', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(RANGES, async (route) => {
    await gate;
    await route.continue();
  });
  await openAuth(page, '?view=sign-up');
  const asked = page.waitForRequest(RANGES);
  const answered = page.waitForResponse(RANGES);
  await passwordField(page).fill(COMMON);
  await emailField(page).focus();
  await asked;
  await passwordField(page).fill(`${COMMON} and a lamp`);
  answer();
  await (await answered).finished();

  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'false');
});

test('where nothing can be asked first, the server refuses the password when it is sent', { tag: '@full' }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED, /ERR_FAILED/, /could not be asked/);
  await page.route(RANGES, (route) => route.abort());
  await openAuth(page, '?view=sign-up');
  await emailField(page).fill(email);
  await passwordField(page).fill(COMMON);
  await createAccount(page).click();

  await expect(toast(page, 'Password is known to be weak')).toBeVisible();
  await expect(passwordField(page)).toHaveValue(COMMON);
  await page.getByRole('button', { name: 'Show password' }).filter({ visible: true }).click();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue(COMMON);
});

test('a new password after a forgotten one is looked up as well', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await page.evaluate(() => localStorage.clear());
  await openAuth(page, '?view=forgot');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await followMail(page, email, 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  const sent = watchRequests(page);
  await passwordField(page).fill(COMMON);
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(`^${SAID}`));
  await expect(passwordField(page)).toBeFocused();
  expect(sent.filter((request) => request.includes(COMMON))).toEqual([]);
});

test('a button that is held while the field is left stays under the pointer', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await openAuth(page, '?view=sign-up');
  await emailField(page).fill('held@example.com');
  await passwordField(page).fill(COMMON);
  await createAccount(page).hover();
  await page.mouse.down();
  await page.evaluate(() => fetch('/api/v1/breached-passwords/00')); // as long as a look-up would take
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();

  await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(`^${SAID}`));
  await expect(passwordField(page)).toBeFocused();
});

test('on the account page, too, and one that is not common is then taken', { tag: '@full' }, async ({
  page,
  email,
}) => {
  await becomeMember(page, email);
  await openAccount(page);
  const form = part(page, 'Password');
  const field = form.getByLabel('New password');
  await form.getByLabel('Current password').fill(PASSWORD);
  const sent = watchRequests(page);
  await field.fill(COMMON);
  await form.getByLabel('Current password').focus();
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${SAID}`));
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(field).toBeFocused();
  expect(sent.filter((request) => request.includes(COMMON))).toEqual([]);

  await field.fill('another lamp at dawn');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password has been changed.')).toBeVisible();
});
