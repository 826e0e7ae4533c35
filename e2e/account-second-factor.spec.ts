import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { onOtherDevice, openAccount, part } from './account-page.ts';
import { becomeMember, PASSWORD, test, toast } from './auth-page.ts';
import { codeIn, mailTo } from './mailbox.ts';
import { nextCode } from './second-factor.ts';
import { expect } from './visitor.ts';

const REFUSED = /status of 4\d\d/;

/**
 * Instead of waiting ten minutes, the server's rejection of an old session is mocked once. The server's side is tested
 * in guarded-actions.test.ts.
 */
async function forgetRecentProof(page: Page): Promise<void> {
  const code = 'reauthentication_needed';
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const refuse = (json: object) => (route: Route) => route.fulfill({ status: 400, json, headers });
  await page.route('**/auth/v1/factors', refuse({ code, message: 'Sign in again.' }), { times: 1 });
  await page.route('**/api/v1/account', refuse({ error: { code, message: 'Sign in again.' } }), { times: 1 });
}

/** Sets up an authenticator app as a person does, by typing the key into it. */
async function addApp(page: Page): Promise<TOTP> {
  const factors = part(page, 'Two-step verification');
  await factors.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(factors.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = await factors.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText();
  const app = new TOTP({ secret: key.replaceAll(' ', '') });
  await factors.getByLabel('Code').fill('12345');
  await factors.getByRole('button', { name: 'Turn on' }).click();
  await expect(factors.getByLabel('Code')).toHaveAccessibleDescription(/^A code has six digits\./);
  await factors.getByLabel('Code').fill(app.generate());
  await factors.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page, 'Two-step verification is on.')).toBeVisible();
  await expect(factors.getByText('Authenticator app', { exact: true })).toBeVisible();
  await expect(factors.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  return app;
}

test('an authenticator app is set up by its picture or key, and codes for emergencies are made', async ({
  page,
  email,
}) => {
  await becomeMember(page, email);
  await openAccount(page);
  await addApp(page);
  const codes = part(page, 'Recovery codes');
  await expect(codes.getByText('You have 0 codes left.')).toBeVisible();
  await codes.getByRole('button', { name: 'Make recovery codes' }).click();

  await expect(codes.getByRole('list')).toBeFocused();
  const shown = await codes.getByRole('listitem').allInnerTexts();
  expect(new Set(shown).size).toBe(10);
  const saving = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download as text' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('wordlamp-recovery-codes.txt');
  const text = readFileSync(await file.path(), 'utf8');
  for (const code of shown) expect(text).toContain(code);

  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes.getByRole('heading')).toBeFocused();
  await expect(codes.getByText('You have 10 codes left.')).toBeVisible();
  await expect(codes.getByText(String(shown[0]))).toHaveCount(0);
});

test('a device that signed in long ago is asked for the password, and goes on where it was', { tag: '@full' }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  await openAccount(page);
  await forgetRecentProof(page);
  const factors = part(page, 'Two-step verification');
  await factors.getByRole('button', { name: 'Add an authenticator app' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('Current password')).toBeFocused();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByLabel('Current password')).toHaveAccessibleDescription('Type the password you use now.');
  await question.getByLabel('Current password').fill('not this one');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByText('Current password is not the same as the one on file.')).toBeVisible();
  await question.getByLabel('Current password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Continue' }).click();

  await expect(question).toHaveCount(0);
  await expect(factors.getByRole('img', { name: 'QR code' })).toBeVisible();
});

test('before a deletion a mailed code is as good, and closing the question deletes nothing', { tag: '@full' }, async ({
  page,
  email,
  baseURL,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  await openAccount(page);
  await forgetRecentProof(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
  await deletion.getByRole('textbox').fill(email);
  await deletion.getByRole('button', { name: 'Delete for good' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(deletion).toBeVisible();

  await forgetRecentProof(page);
  await deletion.getByRole('button', { name: 'Delete for good' }).click();
  await question.getByRole('button', { name: 'Email me a code instead' }).click();
  await question.getByLabel('Code').fill(codeIn(await mailTo(String(baseURL), email, 2)));
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
});

test('a set-up can be left, and begun again', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await openAccount(page);
  const factors = part(page, 'Two-step verification');
  await factors.getByRole('button', { name: 'Add an authenticator app' }).click();
  await factors.getByRole('button', { name: 'Cancel' }).click();
  await expect(factors.getByText('You haven’t set up two-step verification yet.')).toBeVisible();

  await addApp(page);
});

test('a session without a code is asked for one before a factor is removed', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  test.slow(); // two people's worth of signing in
  await becomeMember(page, email);
  await openAccount(page);
  const app = await addApp(page);
  const other = await onOtherDevice(browser, baseURL, email);
  await expect(other).toHaveURL(/view=second-factor/);
  await openAccount(other);
  const factors = part(other, 'Two-step verification');
  await factors.getByRole('button', { name: 'Remove: Authenticator app' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();

  const question = other.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('Code')).toBeFocused();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(factors.getByText('Authenticator app', { exact: true })).toBeVisible();

  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await question.getByLabel('Code').fill(nextCode(app));
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(other, 'The verification method has been removed.')).toBeVisible();
  await expect(factors.getByText('You haven’t set up two-step verification yet.')).toBeVisible();
  await expect(factors.getByRole('heading', { name: 'Two-step verification' })).toBeFocused();
  await other.context().close();
});

test('a recovery code lets a person in who has lost the device', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  await openAccount(page);
  await addApp(page);
  const codes = part(page, 'Recovery codes');
  await codes.getByRole('button', { name: 'Make recovery codes' }).click();
  const code = await codes.getByRole('listitem').first().innerText();
  const other = await onOtherDevice(browser, baseURL, email);
  await other.getByRole('button', { name: 'recovery code' }).click();
  await other.getByRole('textbox').last().fill(code);
  await other.getByRole('textbox').last().press('Enter');

  await expect(other).toHaveURL('/en/account');
  await expect(
    part(other, 'Two-step verification').getByText('You haven’t set up two-step verification yet.'),
  ).toBeVisible();
  await other.context().close();
});
