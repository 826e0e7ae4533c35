import {
  becomeMember,
  emailField,
  followMail,
  headerLink,
  openAuth,
  PASSWORD,
  passwordField,
  showsInHeader,
  signIn,
  signUp,
  test,
  toast,
} from './auth-page.ts';
import { fullUnless } from './lane.ts';
import { violations } from './violations.ts';
import { expect, hydrated } from './visitor.ts';
import { wordsOf } from './words.ts';

const REFUSED = /status of 4\d\d/;

test('a new person signs up, confirms by mail, and is signed in', async ({ page, email }) => {
  await signUp(page, email);

  await expect(toast(page, 'Check your email to confirm your account!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await showsInHeader(page, 'Sign in');

  await followMail(page, email);

  await expect(toast(page, 'Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/en');
  await showsInHeader(page, 'Account');
  await expect(headerLink(page, 'Sign in')).toBeHidden();
});

test('someone signed in sees the own count, and sends it with the own token', { tag: '@full' }, async ({
  page,
  email,
}) => {
  await becomeMember(page, email);
  const counted = page.waitForRequest('**/rest/v1/rpc/get_daily_usage');
  await page.goto('/en/ai-prompt-generator');
  expect((await counted).headers().authorization).toMatch(/^Bearer ey/);
  await expect(page.getByText('0/10')).toBeVisible();

  const sent = page.waitForRequest('**/functions/v1/generate-prompt');
  await page.getByRole('textbox').first().fill('A poem about rain');
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  expect((await sent).headers().authorization).toMatch(/^Bearer ey/);
  await expect(page.getByText('1/10')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1/10')).toBeVisible();
});

test('the page redirects signed-in persons', { tag: '@full' }, async ({ page, email }) => {
  await becomeMember(page, email);

  await page.goto('/fr/auth');
  await expect(page).toHaveURL('/fr');
  await page.goto('/fr/auth?next=/fr/features');
  await expect(page).toHaveURL('/fr/features');
  await page.goto('/fr/auth?next=//evil.test');
  await expect(page).toHaveURL('/fr');
});

test('a wrong password and an unconfirmed address are said in the words of the server', async ({
  page,
  email,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  await signUp(page, email);
  await openAuth(page);

  await signIn(page, email, 'not the password');
  await expect(toast(page, 'Invalid login credentials')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Invalid login credentials')).toBeVisible();
  await expect(passwordField(page)).toHaveValue('not the password');

  await signIn(page, email);
  await expect(toast(page, 'Email not confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Send me the confirmation email again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(emailField(page)).toHaveValue(email);
  await expect(page.getByText(/You can send it again in \d+ seconds/)).toBeVisible();
});

test('what is missing is said at its field before anything is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await openAuth(page);

  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription('Enter your email address.');

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await emailField(page).fill('ada@example.test');
  await passwordField(page).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAccessibleDescription(
    /^This password is too short\. Use at least 8 characters\. /,
  );
  expect(asked).toEqual([]);
});

test('the labels say what is being done, and a second press sends nothing', { tag: '@full' }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(REFUSED);
  let asked = 0;
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/auth/v1/token**', async (route) => {
    asked += 1;
    await gate;
    await route.fulfill({ status: 400, json: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
  });
  await openAuth(page);
  await signIn(page, 'ada@example.test');

  const button = page.getByRole('button', { name: 'Signing in...' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  answer();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(asked).toBe(1);
});

test('without a connection it says so, and keeps what was typed', { tag: '@full' }, async ({ page, troubles }) => {
  troubles.expected.push(/ERR_/, /unexpected/, /Failed to fetch/);
  await openAuth(page);
  await page.route('**/auth/v1/token**', (route) => route.abort());
  await signIn(page, 'ada@example.test');

  await expect(toast(page, 'An unexpected error occurred')).toBeVisible();
  await expect(emailField(page)).toHaveValue('ada@example.test');
  await expect(passwordField(page)).toHaveValue(PASSWORD);
});

test('signing in or out in one tab shows in the other', { tag: '@full' }, async ({
  page,
  context,
  email,
  troubles,
}) => {
  await becomeMember(page, email);
  const other = await context.newPage();
  await other.goto('/en/ai-prompt-generator');
  await showsInHeader(other, 'Account');

  troubles.expected.push(REFUSED);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('-auth-token')) localStorage.removeItem(key);
  });

  await showsInHeader(other, 'Sign in');
});

test('the address survives a change of language, and the page is in that language', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/auth');
  await hydrated(page);
  await emailField(page).fill('ada@example.test');
  await page.getByRole('navigation', { name: 'Languages' }).last().getByRole('link', { name: 'Français' }).click();

  await expect(page).toHaveURL('/fr/auth');
  const address = page.getByRole('textbox', { name: wordsOf('fr', 'auth')('field.email') }).filter({ visible: true });
  await expect(address).toHaveValue('ada@example.test');
});

test('a visitor loads no client, and no search engine lists the page', { tag: '@full' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openAuth(page);
  await expect(page.getByRole('button', { name: 'Continue with Home' })).toBeVisible();

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const { usedBytes } = await page.evaluate(async () => ({
    usedBytes: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  expect([...files, ...usedBytes].filter((file) => /supabase|auth-calls/.test(file))).toEqual([]);
});

for (const { path, act } of [
  { path: '/en/auth?view=sign-up', act: 'Create account' },
  { path: '/ar/auth?view=check-mail', act: undefined },
  { path: '/en/auth?view=forgot', act: 'Send link' },
  { path: '/ar/auth?view=link-problem&reason=otp_expired', act: undefined },
])
  test(`${path} is accessible`, { tag: ['@desktop', ...fullUnless(path.endsWith('sign-up'))] }, async ({
    page,
    troubles,
  }) => {
    troubles.expected.push(/status of 404/);
    await page.goto(path);
    await hydrated(page);
    if (act) await page.getByRole('button', { name: act }).click();

    expect(await violations(page)).toEqual([]);
  });
