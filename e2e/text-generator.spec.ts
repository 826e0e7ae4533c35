import { readFile } from 'node:fs/promises';
import { ADDRESS, generate, IDEA, idea, job, result, showResult } from './text-page.ts';
import { expect, hydrated, test } from './visitor.ts';

/** A visitor's own prompt, with brackets in it. */
const PASTED =
  '# Task\nYou are a tenant. Write an email: what is wrong and since when: [date]. Ask for a repair by [deadline].\n\n# Format\nOne paragraph, signed [your name].';

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
  await expect(result(page)).not.toHaveValue(/no legal threats/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveValue(/no legal threats/);
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

test('the device writes what the server wrote', { tag: '@desktop' }, async ({ page }) => {
  await showResult(page);
  const fromServer = await result(page).inputValue();

  await page.getByText('Claude', { exact: true }).click();
  await expect(result(page)).toHaveValue(/<requirements>/);
  await page.getByText('Any model', { exact: true }).click();

  await expect(result(page)).toHaveValue(fromServer);
});

test('brackets are filled in, and exactly what is shown is copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).fill(PASTED);
  await generate(page);
  await expect(result(page)).toHaveValue(/since when/);

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

test('a language can be pinned before anything is written, is sent along, and is kept', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await page.getByLabel('Language of the prompt').selectOption({ label: 'Deutsch' });
  await idea(page).fill(IDEA);
  const [request] = await Promise.all([page.waitForRequest('**/generate-prompt'), generate(page)]);
  expect(request.postDataJSON()).toMatchObject({ text: IDEA, type: 'ai-prompt', language: 'de', target: 'general' });
  await expect(result(page)).toHaveValue(/Aufgabe/);

  await page.reload();
  await expect(page.getByLabel('Language of the prompt')).toHaveValue('de');
  await page.getByLabel('Language of the prompt').selectOption({ label: 'Same as your idea' });
  await expect(result(page)).toHaveValue(/^Write an email/);
});

test('a switch of the page’s language keeps the idea, the result and its changes', { tag: '@full' }, async ({
  page,
}) => {
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
  await expect(page.locator('[aria-labelledby=understood] input').first()).toHaveCount(1);
});

test('everything works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).focus();
  await page.keyboard.type(IDEA);
  await page.keyboard.press('Control+Enter');
  await expect(job(page)).toBeVisible();

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

  await page.getByRole('radio', { name: 'Any model' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(result(page)).toHaveValue(/^# Task/m);
  await page.keyboard.press('Tab');
  await expect(result(page)).toBeFocused();
  const brackets = await page.locator('#cue-sheet fieldset input[type=text]').count();
  for (let place = 0; place <= brackets; place += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Another wording' })).toBeFocused();
});
