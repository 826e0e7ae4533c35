import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseAll, open as openArt } from './art-form.ts';
import { becomeMember, test as memberTest } from './auth-page.ts';
import { output as jsonOutput, open as openJson } from './json-page.ts';
import { expect, hydrated, test } from './visitor.ts';

const IDEA = 'email to my landlord about a broken heater, polite but firm';
const ANOTHER = 'a poem about rain on a tin roof';
const GENERATE = '/functions/v1/generate-prompt';

const sheet = (page: Page) => page.locator('#cue-sheet');
const result = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' });
const writeHere = (page: Page) => page.getByRole('button', { name: 'Write on this device' });
const resets = (page: Page) => page.getByText(/^Resets in /);

async function useUp(request: APIRequestContext, headers: Record<string, string> | undefined, prompts = 10) {
  for (let used = 0; used < prompts; used++)
    await request.post(GENERATE, { data: { text: IDEA, type: 'ai-prompt' }, headers: headers ?? {} });
}

async function ask(page: Page, text: string): Promise<void> {
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);
  await page.getByLabel('Your idea').fill(text);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
}

/** The message at the limit, and nothing of an earlier prompt. */
async function expectWays(page: Page): Promise<void> {
  await expect(sheet(page).getByText(/^Daily limit reached/)).toBeVisible();
  await expect(sheet(page).getByText('Limit reached', { exact: true })).toBeVisible();
  await expect(writeHere(page)).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(sheet(page).getByText(/^Resets in \d+ h|^Resets in \d+ min/)).toBeVisible();
}

async function expectWrittenHere(page: Page): Promise<void> {
  await expect(
    sheet(page).getByText('This prompt was written on your device and does not count toward your daily limit.'),
  ).toBeVisible();
  await expect(sheet(page).getByText(/Daily limit reached/)).toHaveCount(0);
  await expect(page.getByText('10/10')).toBeVisible();
}

test('at the limit the device writes what is in the form, and it does not count', { tag: '@full' }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  await useUp(request, extraHTTPHeaders);
  await ask(page, IDEA);
  await expectWays(page);
  await page.getByLabel('Your idea').fill(ANOTHER);

  await writeHere(page).click();

  await expect(result(page)).toHaveValue(/tin roof/);
  await expectWrittenHere(page);
  await expect(sheet(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText('10/10')).toBeVisible();
  await expect(result(page)).toHaveValue(/tin roof/);
});

test('at the limit the device writes art prompts, too', { tag: '@full' }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  await useUp(request, extraHTTPHeaders);
  await openArt(page);
  await chooseAll(page);
  await page.getByRole('button', { name: 'Generate Art Prompt' }).click();
  await expectWays(page);

  await writeHere(page).click();

  await expect(result(page)).toHaveValue(/two brothers/);
  await expectWrittenHere(page);
});

test('at the limit the device writes JSON prompts, too', { tag: '@full' }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  await useUp(request, extraHTTPHeaders);
  await openJson(page);
  await page.getByLabel('JSON Description').fill('extract from the mail: name, total');
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  await expectWays(page);

  await writeHere(page).click();

  await expect(jsonOutput(page)).toHaveValue(/"total"/);
  await expectWrittenHere(page);
});

test('what was said of an earlier prompt goes when the next one ends at the limit, and the earlier one is named', {
  tag: '@full',
}, async ({ page, request, extraHTTPHeaders }) => {
  await useUp(request, extraHTTPHeaders, 9);
  await ask(page, IDEA);
  await expect(result(page)).toHaveValue(/heater/);
  await page.getByLabel('Your idea').fill(ANOTHER);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  await expectWays(page);

  await expect(sheet(page).getByRole('heading', { name: 'The lines below are your earlier prompt.' })).toBeVisible();
  await expect(sheet(page).getByText(/^It was written for: .*broken heater/)).toBeVisible();
  await expect(result(page)).toHaveValue(/heater/);

  await writeHere(page).click();
  await expectWrittenHere(page);
  await expect(result(page)).toHaveValue(/tin roof/);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();

  await expectWays(page);
  await expect(sheet(page).getByText(/written on your device/)).toHaveCount(0);
  await expect(sheet(page).getByText(/^It was written for: .*tin roof/)).toBeVisible();
});

memberTest(
  'who is signed in reads of no sign-in at the limit, and the device writes',
  { tag: ['@desktop', '@full'] },
  async ({ page, email }) => {
    await becomeMember(page, email);
    await page.goto('/en/ai-prompt-generator');
    await page.evaluate(
      async ([path, text]) => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('auth-token')) ?? '';
        const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}');
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const body = JSON.stringify({ text, type: 'ai-prompt' });
        for (let used = 0; used < 10; used++) await fetch(path, { method: 'POST', headers, body });
      },
      [GENERATE, IDEA] as const,
    );
    await ask(page, IDEA);

    await expect(sheet(page).getByText(/^Daily limit reached/)).toBeVisible();
    await expect(writeHere(page)).toBeVisible();
    await expect(sheet(page).getByRole('link', { name: 'Sign in' })).toBeHidden();
    await writeHere(page).click();
    await expectWrittenHere(page);
  },
);

test(
  'where the network is spent the page says so, before and after it is asked',
  { tag: ['@desktop', '@full'] },
  async ({ page, request }, { testId }) => {
    const [a = 0, b = 0] = createHash('sha256').update(testId).digest();
    const address = (host: number) => `2001:db8:${(a * 256 + b).toString(16)}:${host.toString(16)}::1`;
    for (let host = 1; host <= 20; host++) await useUp(request, { 'x-forwarded-for': address(host) });
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address(99) });
    await page.goto('/en/ai-prompt-generator');
    const spent = page.getByText('Your network has used up its prompts for today');
    await expect(spent).toBeVisible();
    await expect(page.getByText('0/10')).toBeVisible();
    await ask(page, IDEA);

    await expect(
      sheet(page).getByText(/^Your network has reached its daily limit\. Sign in to continue/),
    ).toBeVisible();
    await expect(spent).toBeVisible();
    await writeHere(page).click();
    await expect(result(page)).toHaveValue(/heater/);
    await expect(page.getByText('0/10')).toBeVisible();
  },
);

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the time left and the zone are shown, and follow the clock', { tag: '@full' }, async ({ page, request }) => {
    const { resetsAt } = await (await request.get('/functions/v1/daily-usage')).json();
    await page.clock.install({ time: Date.parse(resetsAt) - (5 * 60 + 12) * 60_000 });
    await page.goto('/en/ai-prompt-generator');
    await expect(resets(page)).toHaveText(/^Resets in 5 h 12 min \(at 0([12]):00, UTC\+\1\)$/);

    await page.clock.runFor(61_000);

    await expect(resets(page)).toHaveText(/^Resets in 5 h 1[01] min /);
    await page.clock.fastForward(5 * 60 * 60_000);
    await expect(resets(page)).toHaveText(/^Resets in \d\d? min /);
  });
});
