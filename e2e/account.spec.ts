import { readFileSync } from 'node:fs';
import { onOtherDevice, openAccount, part } from './account-page.ts';
import { becomeMember, followMail, openAuth, PASSWORD, showsInHeader, signIn, test, toast } from './auth-page.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { violations } from './violations.ts';
import { expect, hydrated } from './visitor.ts';

const REFUSED = /status of 4\d\d/;

test('a stranger is led to the sign-in, and from there back', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/en/account');

  await expect(page).toHaveURL('/en/auth?next=%2Fen%2Faccount');
  await signIn(page, email);
  await expect(page).toHaveURL('/en/account');
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('name and language of the mails are kept', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await openAccount(page);
  const profile = part(page, 'You');
  await expect(profile.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await profile.getByLabel('Name').fill('Countess');
  await profile.getByLabel('Email language').selectOption('Français');
  await profile.getByRole('button', { name: 'Save' }).click();

  await expect(toast(page, 'Saved.')).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Name')).toHaveValue('Countess');
  await expect(profile.getByLabel('Email language')).toHaveValue('fr');
});

test('today’s use is counted, drawn and listed in a table', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);
  await page.getByRole('textbox').first().fill('A poem about rain');
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  await expect(page.getByText('1/10')).toBeVisible();
  await openAccount(page);

  const usage = part(page, 'Usage');
  await expect(usage.getByText('1/10 used today')).toBeVisible();
  await expect(usage.getByText('1 prompt in the last 30 days')).toBeVisible();
  await expect(usage.getByText(/The count resets in .+ \(at \d\d:\d\d, UTC.*\)\./)).toBeVisible();
  await usage.getByText('Show as a table').click();
  await expect(usage.getByRole('row')).toHaveCount(31);
  await expect(usage.getByRole('row').nth(1).getByRole('cell')).toHaveText('1');
});

test('a new password needs the old one, and signs out the other devices', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  test.slow(); // two devices sign in, one of them twice
  await becomeMember(page, email);
  const other = await onOtherDevice(browser, baseURL, email);
  await expect(other).toHaveURL('/en/account');
  await openAccount(page);
  const form = part(page, 'Password');
  const change = form.getByRole('button', { name: 'Change password' });

  await change.click();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('Type the password you use now.');
  await form.getByLabel('Current password').fill('not this one');
  await form.getByLabel('New password').fill('another lamp at dawn');
  await change.click();
  await expect(form.getByRole('alert')).toHaveText('Current password is not the same as the one on file.');
  await expect(form.getByLabel('New password')).toHaveValue('another lamp at dawn');
  await form.getByLabel('Current password').fill(PASSWORD);
  await change.click();
  await expect(toast(page, 'Your password has been changed. All other devices are signed out.')).toBeVisible();
  await expect(part(page, 'Devices').getByRole('listitem')).toHaveCount(1);

  await other.reload();
  await expect(toast(other, 'This device has been signed out. Sign in again.')).toBeVisible();
  await expect(other).toHaveURL('/en/auth?next=%2Fen%2Faccount');
  await signIn(other, email, 'another lamp at dawn');
  await expect(other).toHaveURL('/en/account');
  await other.context().close();
});

test('another address is taken over once both mailboxes have confirmed it', { tag: '@full' }, async ({
  page,
  email,
  baseURL,
}) => {
  await becomeMember(page, email);
  await openAccount(page);
  const form = part(page, 'Email');
  const change = form.getByRole('button', { name: 'Change address' });
  await form.getByLabel('New address').fill(email);
  await change.click();
  await expect(form.getByLabel('New address')).toHaveAccessibleDescription(/^This is already your address\./);

  await form.getByLabel('New address').fill(`new-${email}`);
  await form.getByLabel('Current password').fill(PASSWORD);
  await change.click();
  await expect(toast(page, 'Check both mailboxes: each has a link to open.')).toBeVisible();
  await expect(form.getByText(`You asked to change it to new-${email}.`)).toBeVisible();

  await form.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(toast(page, 'We’ve canceled the change.')).toBeVisible();
  await expect(form.getByText('You asked to change it')).toHaveCount(0);
  await form.getByLabel('New address').fill(`new-${email}`);
  await form.getByLabel('Current password').fill(PASSWORD);
  await change.click();
  await expect(form.getByText(`You asked to change it to new-${email}.`)).toBeVisible();

  await page.goto(linkIn(await mailTo(String(baseURL), `new-${email}`, 2)));
  await page.getByRole('button').click();
  await openAccount(page);
  await expect(form.getByText(`Your address is ${email}.`)).toBeVisible();
  await followMail(page, email, 3);
  await openAccount(page);
  await expect(form.getByText(`Your address is new-${email}.`)).toBeVisible();
  await expect(form.getByText('You asked to change it')).toHaveCount(0);
});

test('devices are distinguished, and signed out one by one, all others, and everywhere', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  test.slow(); // three devices sign in
  const others = [await onOtherDevice(browser, baseURL, email), await onOtherDevice(browser, baseURL, email)] as const;
  for (const other of others) await expect(other).toHaveURL('/en/account');
  await openAccount(page);
  const devices = part(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  const here = devices.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(here).toHaveCount(1);
  await expect(here).toContainText('Last used: just now.');

  const elsewhere = devices.getByRole('listitem').filter({ hasNotText: 'This device' });
  await elsewhere.first().getByRole('button').click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('list')).toBeFocused();
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(toast(page, 'All other devices are signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL('/en/auth?next=%2Fen%2Faccount');
    await other.context().close();
  }

  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page, 'Successfully signed out!')).toBeVisible();
  await expect(page).toHaveURL('/en');
});

test('everything that is held can be saved as a file', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await openAccount(page);
  const saving = page.waitForEvent('download');
  await part(page, 'Your data').getByRole('button', { name: 'Download your account’s data' }).click();

  const file = await saving;
  expect(file.suggestedFilename()).toBe('wordlamp-account.json');
  const held = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(held.account).toMatchObject({ email, user_metadata: { full_name: 'Ada Lovelace' } });
  expect(held.sessions).toHaveLength(1);
  await expect(toast(page, 'Saved as wordlamp-account.json.')).toBeVisible();
});

test('the account is deleted only after typing its address', async ({ page, email, troubles }) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirmation = dialog.getByLabel('Your email address');
  await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
  await confirmation.fill('somebody@example.test');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription('This is not the address of your account.');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await confirmation.fill(email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/en');
  await showsInHeader(page, 'Sign in');
  await openAuth(page);
  await signIn(page, email);
  await expect(toast(page, 'Invalid login credentials')).toBeVisible();
});

test('a part that cannot be had says so, and can be asked for again', { tag: '@full' }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await becomeMember(page, email);
  await page.route('**/api/v1/account/usage', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'over_request_rate_limit', message: 'Too fast.' } } }),
  );
  await page.goto('/en/account');
  const usage = part(page, 'Usage');
  await expect(usage.getByRole('alert')).toHaveText('Too fast.');
  await expect(part(page, 'Devices').getByText('This device')).toBeVisible();

  await page.unroute('**/api/v1/account/usage');
  await usage.getByRole('button', { name: 'Try again' }).click();
  await expect(usage.getByText('0/10 used today')).toBeVisible();
});

test('no state of the page is against the accessibility rules', { tag: '@full' }, async ({ page, email }) => {
  test.slow(); // axe reads the page five times
  await becomeMember(page, email);
  await openAccount(page);
  await page.getByText('Show as a table').click();
  await part(page, 'Password').getByRole('button', { name: 'Change password' }).click();
  expect(await violations(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await violations(page, 'main')).toEqual([]);
});
