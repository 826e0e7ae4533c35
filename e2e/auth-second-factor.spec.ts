import { openAccount, part } from './account-page.ts';
import { becomeMember, openAuth, showsInHeader, signIn, test, toast } from './auth-page.ts';
import { codeIn, smsTo } from './mailbox.ts';
import { nextCode, setUpSecondFactor } from './second-factor.ts';
import { expect } from './visitor.ts';

const REFUSED = /status of 4\d\d/;

test('a second factor is asked for after the password, and a wrong code can be tried again', async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  const { app } = await setUpSecondFactor(page);
  await page.evaluate(() => localStorage.clear());
  await openAuth(page, '?next=/en/features');
  await signIn(page, email);

  await expect(page).toHaveURL('/en/auth?view=second-factor&next=%2Fen%2Ffeatures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  const code = page.getByRole('textbox', { name: 'Code' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Enter the code.');

  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Invalid TOTP code entered')).toBeVisible();

  const good = nextCode(app);
  await code.fill(`${good.slice(0, 3)} ${good.slice(3)}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/en/features');
});

test('a person who cannot enter a code can sign out', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await setUpSecondFactor(page);
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Sign out instead' }).click();

  await expect(toast(page, 'Successfully signed out!')).toBeVisible();
  await expect(page).toHaveURL('/en');
  await showsInHeader(page, 'Sign in');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')))).toEqual([]);
});

test('if the server cannot be reached to sign out, it says so', { tag: '@full' }, async ({ page, email, troubles }) => {
  troubles.expected.push(/ERR_/, /could not be told/);
  await becomeMember(page, email);
  await setUpSecondFactor(page);
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await signIn(page, email);
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out instead' }).click();

  await expect(toast(page, 'Error signing out')).toContainText(
    'This device is signed out, but we couldn’t tell the server.',
  );
  await expect(page).toHaveURL('/en');
});

test('a person who has lost the app signs in by a recovery code, which works once', { tag: '@full' }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  const { recoveryCodes } = await setUpSecondFactor(page);
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await field.fill('wrong');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'That recovery code is wrong or has been used.')).toBeVisible();

  await field.fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(toast(page, 'Two-step verification is now off for your account.')).toBeVisible();
  await expect(page).toHaveURL('/en');
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await signIn(page, email);
  await expect(page).toHaveURL('/en');
});

test('a phone is set up as a second factor, and gets the code of the next sign-in', {
  tag: ['@desktop', '@full'],
}, async ({ page, email, baseURL }) => {
  test.slow(); // signs up, sets up, signs out, signs in
  const digits = `49151${Array.from(email, (character) => character.charCodeAt(0) % 10)
    .join('')
    .slice(-8)}`;
  await becomeMember(page, email);
  await openAccount(page);
  const factors = part(page, 'Two-step verification');
  await factors.getByRole('button', { name: 'Add a phone' }).click();
  await factors.getByLabel('Phone number').fill(`+${digits}`);
  await factors.getByRole('button', { name: 'Continue' }).click();
  await factors.getByRole('button', { name: 'Send a code' }).click();
  await factors.getByLabel('Code').fill(codeIn(await smsTo(String(baseURL), `+${digits}`, 1)));
  await factors.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page, 'Two-step verification is on.')).toBeVisible();
  await expect(factors.getByText(/^Phone/)).toBeVisible();

  await part(page, 'Devices').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page, 'Successfully signed out!')).toBeVisible();
  await openAuth(page, '?next=/en/account');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(toast(page, 'The code is on its way to your phone.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(await smsTo(String(baseURL), `+${digits}`, 2)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/en/account');
});
