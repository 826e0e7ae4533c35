import type { Locator, Page } from '@playwright/test';
import { result as artResult, chooseFive, details, generate as generateArt, open as openArt } from './art-form.ts';
import { output as jsonOutput, showResult as showJson, TEXT } from './json-page.ts';
import { fullUnless } from './lane.ts';
import { IDEA, idea, showResult as showText, result as textResult } from './text-page.ts';
import { violations } from './violations.ts';
import { expect, hydrated, readyToGoOffline, test } from './visitor.ts';

const FUNCTION = '**/functions/v1/report-result';
const NOT_MEANT = 'This is not what I meant';

const button = (page: Page) => page.getByRole('button', { name: NOT_MEANT }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: NOT_MEANT });
const comment = (page: Page) => dialog(page).getByLabel('What did you mean? (optional)');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true });
const sent = (page: Page) => page.getByText(/^Thank you\. Sent\..* \d{4}-\d{4}-\d{4}$/).filter({ visible: true });

/** The bodies of all reports that left the page. */
function reportsOf(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('report-result')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The page's requests to its server from now on, except for files. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const PAGES: { name: string; show(page: Page): Promise<Locator>; type: string; idea: unknown }[] = [
  {
    name: 'text',
    type: 'ai-prompt',
    idea: IDEA,
    show: async (page) => {
      await showText(page);
      return textResult(page);
    },
  },
  {
    name: 'art',
    type: 'art-prompt',
    idea: expect.stringContaining('"details": "two brothers"'),
    show: async (page) => {
      await openArt(page);
      await chooseFive(page);
      await details(page).fill('two brothers');
      await generateArt(page).click();
      await expect(artResult(page)).toHaveValue(/brothers/);
      return artResult(page);
    },
  },
  {
    name: 'JSON',
    type: 'json-prompt',
    idea: TEXT,
    show: async (page) => {
      await showJson(page);
      return jsonOutput(page);
    },
  },
  {
    name: 'video',
    type: 'video-prompt',
    idea: expect.stringContaining('"subject": "A fox in a red coat"'),
    show: async (page) => {
      await page.goto('/en/veo3-json-prompt-generator');
      await hydrated(page);
      await page.getByLabel('Subject', { exact: true }).fill('A fox in a red coat');
      await page.getByRole('button', { name: 'Generate JSON' }).click();
      const output = page.getByRole('textbox', { name: 'Your video prompt' }).first();
      await expect(output).toHaveValue(/A fox/);
      return output;
    },
  },
];

for (const { name, show, type, idea } of PAGES)
  test(`a ${name} result is reported as it is shown, by Send and by nothing before it`, {
    tag: fullUnless(name === 'text'),
  }, async ({ page }) => {
    const shown = await (await show(page)).inputValue();
    const calls = callsOf(page);
    const reports = reportsOf(page);

    await button(page).click();
    await expect(dialog(page).getByLabel('Your idea')).toHaveValue(typeof idea === 'string' ? idea : /"/);
    await expect(dialog(page).getByLabel('Your prompt')).toHaveValue(shown);
    await comment(page).fill('Something else.');
    expect(calls).toEqual([]);
    const answered = page.waitForResponse(FUNCTION);
    await send(page).click();

    const { reference } = (await (await answered).json()) as { reference: string };
    await expect(sent(page)).toBeFocused();
    await expect(sent(page)).toContainText(reference);
    await expect(dialog(page)).toBeHidden();
    expect(reports).toEqual([{ type, idea, result: shown, pageLanguage: 'en', comment: 'Something else.' }]);
    expect(calls).toEqual(['POST /functions/v1/report-result']);
  });

test('a result that was edited by hand is sent as it was edited, without a comment that is not there', {
  tag: '@full',
}, async ({ page }) => {
  await showJson(page);
  const reports = reportsOf(page);
  await jsonOutput(page).fill('{"mine": true}');
  await button(page).click();
  await send(page).click();

  await expect(sent(page)).toBeVisible();
  expect(reports).toEqual([{ type: 'json-prompt', idea: TEXT, result: '{"mine": true}', pageLanguage: 'en' }]);
  await jsonOutput(page).fill('{"mine": false}');
  await expect(button(page)).toBeVisible();
  await jsonOutput(page).fill(' ');
  await expect(button(page)).toBeHidden();
});

test('Cancel and Escape send nothing, lead back to the button, and keep what was written', { tag: '@full' }, async ({
  page,
}) => {
  await showText(page);
  const reports = reportsOf(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: NOT_MEANT })).toBeFocused();
  await comment(page).fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(comment(page)).toHaveValue('Half a thought');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page)).toBeFocused();
  expect(reports).toEqual([]);
});

test('a failure says what to do and loses nothing: offline, broken, refused, too long', { tag: '@full' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expected.push(/could not be sent/, /Failed to load resource|ERR_FAILED/);
  await showText(page);
  const reports = reportsOf(page);
  const problem = (text: string) => expect(dialog(page).getByRole('alert')).toHaveText(text);
  await button(page).click();
  await comment(page).fill('x'.repeat(501));
  await expect(comment(page)).toHaveAccessibleDescription('Too long: 501 of 500 characters.');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await comment(page).fill('A letter, no mail.');

  await context.setOffline(true);
  await send(page).click();
  await problem(
    'You are offline. Nothing was sent, and your text is still here: send it when you are connected again.',
  );
  expect(reports).toEqual([]);
  await context.setOffline(false);

  await page.route(FUNCTION, (route) => route.abort());
  await send(page).click();
  await problem('This could not be sent. Your text is still here: try again in a moment.');
  await page.unroute(FUNCTION);

  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 429, json: { error: 'Later.', code: 'too_many_requests' } }),
  );
  await send(page).click();
  await problem('Too many requests in a short time. Try again in an hour.');
  await page.unroute(FUNCTION);

  await expect(comment(page)).toHaveValue('A letter, no mail.');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('its code and words are loaded with the press, and where they cannot be, the page says so', {
  tag: '@full',
}, async ({ page, context }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await showText(page);
  const isOfReport = (url: string) => /\/report(-dialog)?-[\w-]{8}\.js$/.test(url);
  expect(files.filter(isOfReport)).toEqual([]);

  await readyToGoOffline(page, () => idea(page).focus());
  await context.setOffline(true);
  await button(page).click();
  await expect(
    page.getByText('This could not be opened. Check your connection and try again, or reload the page.'),
  ).toBeVisible();
  await context.setOffline(false);
  await button(page).click();

  await expect(dialog(page)).toBeVisible();
  expect(files.filter(isOfReport).length).toBeGreaterThanOrEqual(2);
});

test('the dialog has no faults of accessibility', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await showText(page);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();

  expect(await violations(page, 'dialog')).toEqual([]);
});
