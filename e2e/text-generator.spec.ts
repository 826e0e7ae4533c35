import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, readyToGoOffline, test } from './visitor.ts';

const ADDRESS = '/en/ai-prompt-generator';
const IDEA = 'email to my landlord about a broken heater, polite but firm, no legal threats';

const idea = (page: Page) => page.getByLabel('Your idea');
const result = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' });
const job = (page: Page) => page.getByRole('combobox', { name: 'Job' });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' }).click();

async function showResult(page: Page, text = IDEA): Promise<void> {
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).fill(text);
  await generate(page);
  await expect(job(page)).toBeVisible();
}

test('what was understood can be changed at no cost, and the idea stays', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('generate-prompt') && calls.push(request.url()));
  await showResult(page);
  await expect(job(page)).toHaveValue('email');
  await expect(page.getByLabel('Tone')).toHaveValue('polite but firm');

  await page.getByLabel('Tone').fill('cold');
  await expect(result(page)).toHaveValue(/Tone: cold\n/);
  await page.getByLabel('Audience').fill('the agency');
  await expect(result(page)).toHaveValue(/Audience: the agency\n/);
  await page.getByRole('button', { name: 'Remove the limit “no legal threats”' }).click();
  await expect(result(page)).not.toHaveValue(/"no legal threats"/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveValue(/"no legal threats"/);
  await job(page).selectOption({ label: 'Poem or lyrics' });
  await expect(result(page)).toHaveValue(/Write this poem/);
  await page.getByText('Claude', { exact: true }).click();
  await expect(result(page)).toHaveValue(/<requirements>/);
  await page.getByRole('button', { name: 'Another wording' }).click();
  await expect(result(page)).toHaveValue(/<requirements>/);

  await expect(idea(page)).toHaveValue(IDEA);
  await expect(page.getByText('1/10')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('the device writes what the server wrote', async ({ page }) => {
  await showResult(page);
  const fromServer = await result(page).inputValue();

  await page.getByText('Claude', { exact: true }).click();
  await expect(result(page)).toHaveValue(/<requirements>/);
  await page.getByText('Any model', { exact: true }).click();

  await expect(result(page)).toHaveValue(fromServer);
});

test('brackets are filled in, and exactly what is shown is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showResult(page);

  await page.getByLabel('date', { exact: true }).fill('3 May');
  await page.getByLabel('your name').fill('Ann Lee');
  await expect(result(page)).toHaveValue(/since when: 3 May\./);
  const shown = await result(page).inputValue();
  expect(shown).toContain('signed Ann Lee.');
  expect(shown).toContain('[deadline]');

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('AI prompt copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ai-prompt.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(shown);

  await page.reload();
  await expect(result(page)).toHaveValue(shown);
  await generate(page);
  await page.getByRole('button', { name: 'Bring back the filled-in prompt' }).click();
  await expect(result(page)).toHaveValue(shown);
});

test('a language can be pinned before anything is written, is sent along, and is kept', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await page.getByLabel('Language of the prompt').selectOption({ label: 'Deutsch' });
  await idea(page).fill(IDEA);
  const [request] = await Promise.all([page.waitForRequest('**/generate-prompt'), generate(page)]);
  expect(request.postDataJSON()).toMatchObject({ text: IDEA, type: 'ai-prompt', language: 'de', target: 'general' });
  await expect(result(page)).toHaveValue(/Aufgabe/);

  await page.reload();
  await expect(page.getByLabel('Language of the prompt')).toHaveValue('de');
  await page.getByLabel('Language of the prompt').selectOption({ label: 'As the idea' });
  await expect(result(page)).toHaveValue(/Task: Write this message/);
});

test('a switch of the page’s language keeps the idea, the result and its changes', async ({ page, isMobile }) => {
  await showResult(page);
  await page.getByLabel('Tone').fill('cold');
  await expect(result(page)).toHaveValue(/Tone: cold\n/);
  const shown = await result(page).inputValue();

  const french = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
  await french.scrollIntoViewIfNeeded();
  await french.click();
  await expect(page).toHaveURL('/fr/ai-prompt-generator');
  await expect(page.locator('#idea')).toHaveValue(IDEA);
  await expect(page.locator('#cue-sheet textarea')).toHaveValue(shown);
  await page.reload();
  await expect(page.locator('#idea')).toHaveValue(IDEA);
  await expect(page.locator('#cue-sheet textarea')).toHaveValue(shown);
  expect(await page.locator('#cue-sheet input[type=text]').count(), String(isMobile)).toBeGreaterThan(2);
});

test('everything works by keyboard alone', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).focus();
  await page.keyboard.type(IDEA);
  await page.keyboard.press('Control+Enter');
  await expect(job(page)).toBeVisible();

  await page.getByRole('radio', { name: 'Any model' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(result(page)).toHaveValue(/^# Task/m);
  await page.keyboard.press('Tab');
  await expect(job(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('the agency');
  await expect(result(page)).toHaveValue(/Audience: the agency\n/);
  for (const label of ['Tone', 'Length']) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the limit “no legal threats”' })).toBeFocused();
});

test('offline the device writes and rewrites, and says when words are missing', async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/, /could not be rewritten/);
  await page.goto(ADDRESS);
  await readyToGoOffline(page, async () => {});
  await expect(page.getByText(/left today/)).toBeVisible();
  await context.setOffline(true);
  await idea(page).fill(IDEA);
  await generate(page);

  await expect(
    page.getByText('You are offline. This prompt was written on your device and does not count.'),
  ).toBeVisible();
  await expect(result(page)).toHaveValue(/Tone: polite but firm/);
  await page.getByLabel('Tone').fill('cold');
  await expect(result(page)).toHaveValue(/Tone: cold\n/);
  await page.getByLabel('Language of the prompt').selectOption({ label: '한국어' });
  await expect(
    page
      .getByRole('region', { name: 'Cue sheet' })
      .getByText('The words for this change could not be loaded. The prompt stays as it was.'),
  ).toBeVisible();
  await expect(result(page)).toHaveValue(/Tone: cold\n/);
});

test('a server that hangs is given up after 20 seconds, and nothing is lost', async ({ page, troubles }) => {
  troubles.expected.push(/written without the server/);
  await page.clock.install();
  await page.route('**/functions/v1/generate-prompt', () => {});
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).fill(IDEA);
  const [request] = await Promise.all([page.waitForRequest('**/generate-prompt'), generate(page)]);
  expect(request.method()).toBe('POST');
  await expect(page.getByText('Working')).toBeVisible();
  await page.clock.runFor(19_000);
  await expect(page.getByText('Working')).toBeVisible();
  await page.clock.runFor(1_500);

  await expect(result(page)).toHaveValue(new RegExp(`^Enhanced AI Prompt: ${IDEA}`));
  await expect(page.getByText('Using temporary generation - Edge Function needs deployment').first()).toBeVisible();
  await expect(idea(page)).toHaveValue(IDEA);
  await expect(job(page)).toHaveCount(0);
});

for (const { name, answer } of [
  { name: 'nonsense', answer: { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' } },
  { name: 'an answer without a prompt', answer: { status: 200, json: { generatedPrompt: 7 } } },
  { name: 'a failure', answer: { status: 500, json: { error: 'Something broke.' } } },
])
  test(`${name} gets the fallback of the page, and the idea stays`, async ({ page, troubles }) => {
    troubles.expected.push(/written without the server/, /Failed to load resource/);
    await page.route('**/functions/v1/generate-prompt', (route) => route.fulfill(answer));
    await page.goto(ADDRESS);
    await idea(page).fill(IDEA);
    await generate(page);

    await expect(result(page)).toHaveValue(/^Enhanced AI Prompt:/);
    await expect(page.getByText('Using temporary generation - Edge Function needs deployment').first()).toBeVisible();
    await expect(page.getByText('0/10')).toBeVisible();
    await expect(idea(page)).toHaveValue(IDEA);
    await expect(page.getByRole('button', { name: 'Another wording' })).toHaveCount(0);
  });

test('nothing typed is explained beside the field, and the field has the focus', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await page.getByRole('button', { name: 'Generate Prompt' }).click({ force: true });

  await expect(page.locator('#idea-note')).toHaveText('Please provide some text or idea to generate a prompt');
  await expect(idea(page)).toBeFocused();
});

test('a template goes into the field with its first bracket selected', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  for (const title of ['Writing assistant', 'Art generation', 'Code generation', 'AI conversation'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Use this template Writing assistant' }).click();

  await expect(idea(page)).toHaveValue(/^Write a \[type of text\] about \[topic\]/);
  await page.keyboard.type('poem');
  await expect(idea(page)).toHaveValue(/^Write a poem about \[topic\]/);
});

for (const language of ['en', 'ar'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`a changed result in ${language}, ${colorScheme}, has no violation and nothing too small`, async ({
      page,
      isMobile,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/${language}/ai-prompt-generator`);
      await hydrated(page);
      await page.locator('#idea').fill(IDEA);
      await page.locator('#idea').press('Control+Enter');
      const sheet = page.locator('#cue-sheet');
      const chips = sheet.locator('[aria-labelledby=understood]');
      await chips.locator('input').first().fill('the agency');
      await expect(sheet.locator('textarea')).toHaveValue(/the agency\n/);
      const filled = sheet.locator('fieldset input[type=text]').first();
      await filled.fill('3 May');
      const targets = chips.locator('label, button');
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
      }
      await chips.locator('li button').click();
      await expect(chips.locator('[data-undo] button')).toBeFocused();

      const { violations } = await new AxeBuilder({ page }).include('#cue-sheet').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, 'scrolls sideways').toBe(false);
    });
