import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visitor.ts';

const FUNCTION = '**/functions/v1/contact';
const SENT = "Thank you for your message! We'll get back to you soon.";
const DRAFT = 'draft:contact';

const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ });
const toast = (page: Page, text: string | RegExp) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const draft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT);

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/en/contact${query}`);
  await hydrated(page);
}

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Ann Meyer');
  await field(page, 'email').fill('ann@example.org');
  await field(page, 'category').selectOption('Feedback & Suggestions');
  await field(page, 'subject').fill('Two thumbs up');
  await field(page, 'message').fill('The Arabic page is lovely.');
}

/** How often the form was sent so far. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/contact') && request.method() === 'POST') sent += 1;
  });
  return () => sent;
}

test('an empty form is not sent: it says so, lists its fields and leads to them', async ({ page }) => {
  const sent = countSent(page);
  await open(page);
  await sendButton(page).click();

  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form.getByText('Please fill in all required fields')).toBeVisible();
  await expect(form.getByRole('listitem')).toHaveText(['Name', 'Email', 'Subject', 'Message']);
  await expect(field(page, 'email')).toHaveAccessibleDescription('We need an email address to reply to.');
  await form.getByRole('link', { name: 'Message' }).click();
  await expect(field(page, 'message')).toBeFocused();
  expect(sent()).toBe(0);
});

test('a message is sent for at least two seconds, confirmed, and gone from the form', async ({ page }) => {
  await open(page);
  await fill(page);
  const stored = page.waitForResponse(FUNCTION);
  const pressed = Date.now();
  await sendButton(page).click();

  await expect(page.getByRole('button', { name: 'Sending Message...' })).toHaveAttribute('aria-disabled', 'true');
  const response = await stored;
  expect(response.request().postDataJSON()).toEqual({
    name: 'Ann Meyer',
    email: 'ann@example.org',
    category: 'feedback',
    subject: 'Two thumbs up',
    message: 'The Arabic page is lovely.',
  });
  expect(await response.json()).toEqual({ received: true });
  await expect(page.locator('form').getByText(SENT)).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
  await expect(page.locator(':focus')).toHaveText(SENT);
  await expect(toast(page, SENT)).toBeVisible();
  for (const name of ['name', 'email', 'subject', 'message']) await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'category')).toHaveValue('general');
  expect(await draft(page)).toBeNull();
});

test('an invalid address and a too long message are reported at their fields', {
  tag: '@full',
}, async ({ page }) => {
  const sent = countSent(page);
  await open(page);
  await fill(page);
  await expect(page.getByText('/5,000')).toBeHidden();
  await field(page, 'message').fill('x'.repeat(5003));
  await expect(page.getByText('5,003/5,000')).toBeVisible();
  await field(page, 'message').press('Control+Enter');

  await expect(toast(page, 'This is 3 characters too long.')).toBeVisible();
  await expect(field(page, 'message')).toBeFocused();
  await field(page, 'message').fill('Short.');
  await field(page, 'email').fill('ann@example');
  await field(page, 'email').press('Enter');
  await expect(field(page, 'email')).toHaveAccessibleDescription('Enter an email address we can reply to.');
  await expect(field(page, 'email')).toBeFocused();
  expect(sent()).toBe(0);
});

test('a refusal is explained, and everything stays in the form', { tag: ['@desktop', '@full'] }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/429/);
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 429, json: { error: 'Later.', code: 'too_many_messages' } }),
  );
  await open(page);
  await fill(page);
  await sendButton(page).click();

  const words = 'Too many messages in a short time. Try again in an hour.';
  await expect(page.locator('#contact-failed')).toHaveText(words);
  await expect(toast(page, words)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('The Arabic page is lovely.');
  expect(await draft(page)).toContain('lovely');
});

test('a connection that breaks keeps the message, and so does one that is not there', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, troubles }) => {
  troubles.expected.push(/could not be sent/, /ERR_FAILED|Failed to load resource/);
  const sent = countSent(page);
  await page.route(FUNCTION, (route) => route.abort());
  await open(page);
  await fill(page);
  await sendButton(page).click();
  await expect(page.locator('#contact-failed')).toHaveText(
    'Your message could not be sent. It is still in the form: try again in a moment.',
  );
  expect(sent()).toBe(1);

  await page.unroute(FUNCTION);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.locator('#contact-failed')).toHaveText(
    'You are offline. Your message stays in the form: send it when you are connected again.',
  );
  expect(sent()).toBe(1);

  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page.locator(':focus')).toHaveText(SENT);
  await expect(toast(page, SENT)).toBeVisible();
  await expect(toast(page, 'You are offline.')).toHaveCount(0, { timeout: 1000 });
});

test('what was typed survives a reload, and a link takes nothing from it', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await open(page);
  await field(page, 'message').fill('Half a thought');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'message')).toHaveValue('Half a thought');

  await open(page, '?category=business&subject=A%20team%20of%20ten');
  await expect(field(page, 'message')).toHaveValue('Half a thought');
  await expect(field(page, 'category')).toHaveValue('general');
  await expect(field(page, 'subject')).toHaveValue('');

  await field(page, 'message').fill('');
  await field(page, 'name').fill('Ann');
  await open(page, '?category=business&subject=A%20team%20of%20ten');
  await expect(field(page, 'category')).toHaveValue('business');
  await expect(field(page, 'subject')).toHaveValue('A team of ten');
  await expect(field(page, 'name')).toHaveValue('Ann');
  expect(await draft(page)).not.toContain('A team of ten');
});

test('two tabs with the form show the same message, and neither overwrites the other', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  const other = await context.newPage();
  await open(other);
  await open(page);
  await field(page, 'message').fill('Half a thought');
  await expect(field(other, 'message')).toHaveValue('Half a thought');

  await field(other, 'subject').fill('Two thumbs up');
  await expect(field(page, 'subject')).toHaveValue('Two thumbs up');
  await field(page, 'message').press('End');
  await field(page, 'message').pressSequentially(', and the rest');
  await expect(field(other, 'message')).toHaveValue('Half a thought, and the rest');
  expect(await draft(page)).toContain('Two thumbs up');
});

test('what is typed and sent before the app starts is sent when it does', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await fill(page);
  await sendButton(page).click();
  expect(new URL(page.url()).search).toBe('');
  const stored = page.waitForResponse(FUNCTION);
  gate.resolve();

  expect((await stored).request().postDataJSON()).toMatchObject({ name: 'Ann Meyer', category: 'feedback' });
  await expect(page.locator(':focus')).toHaveText(SENT);
});

test('the three cards do what they say', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await field(page, 'name').fill('Ann');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(field(page, 'category')).toHaveValue('support');
  await expect(field(page, 'email')).toBeFocused();

  await page.getByRole('link', { name: 'Read the FAQ' }).click();
  await expect(page).toHaveURL('/en/contact#faq');
  await page.getByText('How do I report a bug?').click();
  await expect(page.getByText('Choose Bug Report and tell us three things')).toBeVisible();

  await page.getByRole('link', { name: 'Go to the community' }).click();
  await expect(page).toHaveURL('/en/community');
});

test('shows no made-up mailbox or hours, and leads on', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page);
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Write to us',
    'Three ways to get an answer',
    'Frequently asked questions',
    'While you wait',
  ]);
  await expect(page.getByRole('main')).not.toContainText(/\bhours?\b/);
  await page.getByRole('link', { name: 'About Wordlamp' }).click();
  await expect(page).toHaveURL('/en/about');
  await page.goBack();
  await page.locator('main').getByRole('link', { name: 'Open the AI Prompt Generator' }).click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
});
