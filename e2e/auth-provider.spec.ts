import type { Page } from '@playwright/test';
import { openAccount, part } from './account-page.ts';
import { openAuth, PASSWORD, showsInHeader, signIn, test, toast } from './auth-page.ts';
import { codeIn, mailTo } from './mailbox.ts';
import { expect } from './visitor.ts';

const OTHER_HOST = /asks another host: http:\/\/127\.0\.0\.1/;

/** Presses the provider's button, and gives an answer at the provider's own page. */
async function answerAtProvider(page: Page, email: string, answer: 'Allow' | 'Refuse'): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Home' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in at Home' })).toBeVisible();
  await page.getByLabel('Your address').fill(email);
  await page.getByRole('button', { name: answer }).click();
}

test('a provider signs a new person in, who comes back to where they began', { tag: '@desktop' }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(OTHER_HOST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAuth(page, '?next=/en/account');
  await answerAtProvider(page, email, 'Allow');

  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/en/account');
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(part(page, 'You').getByLabel('Name')).toHaveValue('Ada of Home');
  await showsInHeader(page, 'Account');
  // The redirect ends at the site's root, which does not know about this page.
  expect(asked.some((url) => /^http:\/\/127\.0\.0\.1:\d+\/\?code=/.test(url))).toBe(true);
});

test('a person who refuses at the provider is not signed in, and sees why', { tag: ['@desktop', '@full'] }, async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(OTHER_HOST, /./);
  await openAuth(page);
  await answerAtProvider(page, email, 'Refuse');

  await expect(page).toHaveURL('/en/auth?view=link-problem&reason=access_denied');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That didn’t work');
  await showsInHeader(page, 'Sign in');
});

test('a person without a password is mailed a code before choosing one', { tag: ['@desktop', '@full'] }, async ({
  page,
  email,
  baseURL,
  troubles,
}) => {
  troubles.expected.push(OTHER_HOST, /status of 4\d\d/);
  await openAuth(page);
  await answerAtProvider(page, email, 'Allow');
  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
  await openAccount(page);
  const form = part(page, 'Password');
  await expect(form.getByLabel('Current password')).toHaveCount(0);
  // Instead of waiting ten minutes, the server is asked without the proof of the recent sign-in.
  const stale = { code: 'reauthentication_needed', message: 'Sign in again.' };
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 400, json: stale, headers }), { times: 1 });
  await form.getByLabel('New password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Set a password' }).click();

  await expect(toast(page, 'We emailed you a code.')).toBeVisible();
  await expect(form.getByLabel('Code')).toBeFocused();
  await form.getByLabel('Code').fill('123');
  await form.getByRole('button', { name: 'Set a password' }).click();
  await expect(form.getByLabel('Code')).toHaveAccessibleDescription(/^A code has six digits\./);
  await form.getByLabel('Code').fill(codeIn(await mailTo(String(baseURL), email)));
  await form.getByRole('button', { name: 'Set a password' }).click();
  await expect(toast(page, 'Your password has been changed.')).toBeVisible();
  await expect(form.getByLabel('Current password')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openAuth(page);
  await signIn(page, email);
  await showsInHeader(page, 'Account');
});

test('without a provider none is offered or mentioned', { tag: '@full' }, async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { email: true } } }));
  const asked = page.waitForResponse('**/auth/v1/settings');
  await openAuth(page);
  await asked;

  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  await expect(page.getByText('or', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/Google|not set up/);
});

test('a provider that is named late moves nothing of the form', { tag: '@full' }, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/auth/v1/settings', async (route) => {
    await gate.promise;
    await route.fulfill({ json: { external: { email: true, google: true } } });
  });
  await openAuth(page);
  const place = () => page.getByRole('tabpanel', { name: 'Sign In' }).boundingBox();
  const before = await place();
  gate.resolve();

  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByText('or', { exact: true })).toBeVisible();
  expect(await place()).toEqual(before);
});

test('with a provider it leaves for its page, and comes back to where it began', { tag: '@full' }, async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { email: true, google: true, github: true, phone: false } } }),
  );
  let left = '';
  await page.route('**/auth/v1/authorize?**', (route) => {
    left = route.request().url();
    return route.fulfill({ contentType: 'text/html', body: '<h1>Provider</h1>' });
  });
  await openAuth(page, '?next=/fr/features');
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toHaveAccessibleDescription(
    'GitHub gives us your name, your email address, a link to your profile picture and its ID for you. We keep nothing that would let us use your account there.',
  );
  await page.getByRole('button', { name: 'Continue with Google' }).click();

  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  const { origin, searchParams } = new URL(left);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: `${origin}/`,
    code_challenge_method: 's256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await page.evaluate(() => localStorage.getItem('signInReturn'))).toBe('/fr/features');
});
