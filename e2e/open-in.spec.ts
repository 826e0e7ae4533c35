import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@wordlamp/contract/languages';
import * as art from './art-form.ts';
import * as json from './json-page.ts';
import { result, showResult } from './text-page.ts';
import { violations } from './violations.ts';
import { expect, hydrated, test } from './visitor.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More ways to use this prompt' });
const menu = (page: Page) => page.getByRole('menu');
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });
const open = (page: Page, name: string) => page.getByRole('link', { name: `Open in ${name}` });

/** Clicks a link and returns the URL of the page it opens; requests to the other site are mocked. */
async function opened(page: Page, link: Locator): Promise<URL> {
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'there' }));
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await other.waitForURL(/^https:/);
  const address = new URL(other.url());
  await other.close();
  return address;
}

test('a prompt is opened in an assistant with all its characters', async ({ page }) => {
  await showResult(page);
  const address = await opened(page, open(page, 'ChatGPT'));

  expect(address.origin + address.pathname).toBe('https://chatgpt.com/');
  expect(address.searchParams.get('q')).toBe(await result(page).inputValue());
});

test('a prompt is copied and opened where it has to be pasted, and that assistant comes first from then on', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showResult(page);
  await more(page).click();
  const address = await opened(page, item(page, 'Gemini'));

  expect(address.href).toBe('https://gemini.google.com/app');
  await expect(page.getByText('Copied. Paste it in Gemini.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await result(page).inputValue());
  await page.reload();
  await expect(open(page, 'Gemini')).toBeVisible();
});

test('where copying is denied nothing opens, and the prompt is selected', { tag: '@desktop' }, async ({
  page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    origin: baseURL ?? '',
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
  await showResult(page);
  await more(page).click();
  await item(page, 'Gemini').click();

  await expect(page.getByText(/^Your browser did not allow copying/)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.getRangeAt(0).toString())).toBe(await result(page).inputValue());
  expect(context.pages()).toHaveLength(1);
});

test('the menu opens, moves and closes by keyboard, and has no violation', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await showResult(page);
  await more(page).press('Enter');
  await expect(item(page, 'ChatGPT')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Claude')).toBeFocused();
  expect(await violations(page, '[popover=manual]')).toEqual([]);
  await page.keyboard.press('End');
  await expect(item(page, 'ai-prompt.json')).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);

  expect(file.suggestedFilename()).toBe('ai-prompt.json');
  await expect(page.getByText('Saved as ai-prompt.json.')).toBeVisible();
  await expect(more(page)).toBeFocused();
});

test('a picture is opened where its version belongs, a JSON prompt where it is understood', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await art.open(page);
  await art.chooseAll(page);
  await art.generate(page).click();
  await page.getByRole('tab', { name: 'Midjourney' }).click();
  await expect(open(page, 'Midjourney')).toHaveAttribute('href', 'https://www.midjourney.com/imagine');
  await json.showResult(page);
  await expect(open(page, 'ChatGPT')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a notice never covers what can be done with a result', { tag: '@full' }, async ({ page }) => {
  await json.showResult(page);
  const prompt = JSON.parse(await json.output(page).inputValue());
  prompt.output_schema.properties.total.type = 'amount';
  await json.output(page).fill(JSON.stringify(prompt, null, 2));
  await page.getByRole('button', { name: 'Test JSON' }).click();
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'JSON execution test failed' });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('data-mounted', 'true');

  await expect
    .poll(async () => {
      const [row, shown] = [await page.locator('[data-actions]').boundingBox(), await notice.boundingBox()];
      return row !== null && shown !== null && shown.y + shown.height <= row.y;
    })
    .toBe(true);
});

for (const { code } of LANGUAGES)
  test(`in ${code} all actions of a result fit in one row of a phone`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/${code}/ai-prompt-generator`);
    await hydrated(page);
    await page.locator('#idea').fill('email to my landlord about a broken heater');
    await page.locator('#idea').press('Control+Enter');
    const row = page.locator('[data-actions] > :last-child');
    await expect(row).toBeVisible();
    const { tops, isCut } = await row.evaluate((element) => ({
      tops: new Set([...element.children].map((child) => Math.round(child.getBoundingClientRect().top))).size,
      isCut: element.scrollWidth > element.clientWidth,
    }));

    expect({ tops, isCut }).toEqual({ tops: 1, isCut: false });
  });
