import {
  becomeMember,
  emailField,
  followMail,
  openAuth,
  passwordField,
  showsInHeader,
  signIn,
  signUp,
  test,
  toast,
} from './auth-page.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { expect, hydrated } from './visitor.ts';

test('a link opened in another browser asks for a password, which signs in there and here', async ({
  page,
  browser,
  baseURL,
  email,
  troubles,
}) => {
  troubles.expected.push(/status of 400/);
  await signUp(page, email);
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' });
  const other = await context.newPage();

  await other.goto(linkIn(await mailTo(String(baseURL), email)));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Choose a password');
  await hydrated(other);
  await passwordField(other).fill('short');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(passwordField(other)).toBeFocused();
  await passwordField(other).fill('chosen on the other device');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(other, 'Your new password is saved.')).toBeVisible();
  await showsInHeader(other, 'Account');
  await expect(other, 'the link is gone from the address').toHaveURL((url) => url.hash === '');

  await openAuth(page);
  await signIn(page, email); // with the password of the sign-up, which no link makes valid
  await expect(toast(page, 'Invalid login credentials')).toBeVisible();
  await signIn(page, email, 'chosen on the other device');
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
  await context.close();
});

test('a link for a new password that a stranger asked for sets the owner’s own', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  await becomeMember(page, email);
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' });
  const stranger = await context.newPage();
  await openAuth(stranger, '?view=forgot');
  await emailField(stranger).fill(email);
  await stranger.getByRole('button', { name: 'Send link' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  await page.goto(linkIn(await mailTo(String(baseURL), email, 2)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password');
  await hydrated(page);
  await passwordField(page).fill('only the owner knows');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Your new password is saved.')).toBeVisible();
  await context.close();
});

test('a link without its token says what to do', { tag: '@full' }, async ({ page }) => {
  await openAuth(page, '?view=choose-password');

  await expect(page.getByText('This link has expired or has been used. Request a new one.')).toBeVisible();
});

test('a link with a stranger’s tokens in its fragment does not sign in', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  await becomeMember(page, email);
  const kept = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('access_token')));
  const { access_token, refresh_token } = JSON.parse(kept ?? '{}');
  const tokens = new URLSearchParams({ access_token, refresh_token, expires_in: '900', token_type: 'bearer' });
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-US' });
  const other = await context.newPage();

  for (const path of ['/en', '/en/auth']) {
    await other.goto(`${path}#${tokens}`);
    await hydrated(other);
    await other.waitForLoadState('networkidle');

    await showsInHeader(other, 'Sign in');
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('access_token');
  }
  await context.close();
});

test('a link that was used says what to do', { tag: '@full' }, async ({ page, email, baseURL }) => {
  await signUp(page, email);
  const link = linkIn(await mailTo(String(baseURL), email));
  await page.goto(link);
  await page.getByRole('button').click();
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();

  await page.goto(link);

  await expect(page).toHaveURL('/en/auth?view=link-problem&reason=otp_expired');
  await expect(page.getByText('This link has expired or has been used. Request a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get a password recovery link' })).toBeVisible();
});

test('a forgotten password is replaced by the link in a mail', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await emailField(page).fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(emailField(page)).toHaveValue(email);
  await page.getByRole('button', { name: 'Send link' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await followMail(page, email, 2);
  await expect(page).toHaveURL('/en/auth?view=new-password');
  await passwordField(page).fill('a brighter lamp at dawn');
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(toast(page, 'Your new password is saved.')).toBeVisible();
  await expect(page).toHaveURL('/en');
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await signIn(page, email, 'a brighter lamp at dawn');
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
});

test('an unknown error of a link shows nothing from the URL', { tag: '@full' }, async ({ page, troubles }) => {
  troubles.expected.push(/./);
  await page.goto('/en?error=server_error&error_code=mystery&error_description=Call+us+at+0800');

  await expect(page).toHaveURL('/en/auth?view=link-problem&reason=mystery');
  await expect(
    page.getByText(
      'This link is damaged or no longer valid, or something went wrong on our end. Try again or request a new link.',
    ),
  ).toBeVisible();
  await expect(page.getByText('0800')).toBeHidden();
});
