import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  ALL_PARTS,
  chooseAll,
  chooseFive,
  DETAILS,
  details,
  generate,
  group,
  open,
  option,
  parts,
  REQUIRED,
  result,
  SENTENCE,
  summary,
  toast,
} from './art-form.ts';
import { expect, test } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Arrives from another page of the app with a handed-over prompt. */
async function arriveWith(page: Page, prompt: string): Promise<void> {
  await page.evaluate((text) => history.replaceState({ usr: { prompt: text }, key: 'handed', idx: 0 }, ''), prompt);
  await page.reload();
}

/** The bytes and file name of a button's download. */
async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('five choices become a prompt, and the line names them while their sentence is sent unseen', async ({ page }) => {
  await open(page);
  const sent = page.waitForRequest(/generate-prompt/);
  await expect(page.getByText('Still missing: Subject, Style, Medium, Mood/Emotion, Color Palette')).toBeVisible();
  await expect(page.getByText('Nothing is chosen yet. Each choice you make appears here.')).toBeVisible();
  await chooseAll(page);
  await expect.poll(() => parts(page)).toEqual(ALL_PARTS);
  await generate(page).click();

  await expect(toast(page, 'Art prompt generated successfully!')).toBeVisible();
  await expect(result(page)).toHaveValue(/two brothers repairing a bicycle/);
  await expect(page.getByText('1/10')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({
    text: SENTENCE,
    type: 'art-prompt',
    target: 'natural',
    pageLanguage: 'en',
  });
  await expect(page.getByText(/^Works by Pablo Picasso are still protected/)).toBeVisible();
  await expect(page.getByText('A impressionist')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1/10')).toBeVisible();
});

test('tabs and wordings cost nothing; what is shown is what is copied and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await chooseAll(page);
  await generate(page).click();
  await expect(result(page)).toHaveValue(/two brothers/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-prompt')) calls += 1;
  });

  const texts = new Set([await result(page).inputValue()]);
  await page.getByRole('button', { name: 'Another wording' }).click();
  await expect(result(page)).not.toHaveValue([...texts][0] ?? '');
  for (const [tab, form] of [
    ['Midjourney', / --ar \d+:\d+/],
    ['Stable Diffusion', /\n\nNegative prompt: .*\n\nSize: \d+x\d+$/],
    ['FLUX', /#[0-9A-F]{6}/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(result(page)).toHaveValue(form);
    await expect(result(page)).toHaveValue(new RegExp(DETAILS));
    texts.add(await result(page).inputValue());
  }
  expect(texts.size).toBe(4);
  expect(calls).toBe(0);

  await page.getByRole('tab', { name: 'Stable Diffusion' }).click();
  await expect(result(page)).toHaveValue(/Negative prompt/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Art prompt copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await result(page).inputValue());
  const file = await saved(page, page.getByRole('button', { name: 'Download' }));
  expect(file).toEqual({ name: 'art-prompt.txt', text: await result(page).inputValue() });
  await expect(toast(page, 'Art prompt downloaded!')).toBeVisible();
});

test('what is missing is named, and each entry leads to its field', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await option(page, 'Subject', 'Portrait').click();
  await expect(summary(page, 'Style')).toBeFocused();
  await expect(generate(page)).toHaveAttribute('aria-disabled', 'true');
  await generate(page).click({ force: true });

  await expect(page.getByText(REQUIRED)).toHaveCount(2);
  await expect(group(page, 'Style').getByRole('radio', { name: 'Realistic' })).toBeFocused();
  await page.getByRole('link', { name: 'Color Palette' }).click();
  await expect(group(page, 'Color Palette').getByRole('radio', { name: 'Warm' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Color Palette' })).toHaveCount(0);
});

test('the whole of it works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  await page.locator('summary').first().focus();
  for (const name of ['Subject', 'Style', 'Medium', 'Mood/Emotion', 'Color Palette']) {
    await expect(summary(page, name)).toBeFocused();
    if (name !== 'Subject') await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
  }
  await expect
    .poll(() => parts(page))
    .toEqual([
      'Subject: Still Life',
      'Style: Expressionist',
      'Medium: Watercolor',
      'Mood/Emotion: Mysterious',
      'Color Palette: Monochrome',
    ]);
  await page.keyboard.press('Control+Enter');

  await expect(result(page)).toHaveValue(/expressionist/i);
  await page.getByRole('tab', { name: 'Natural language' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Midjourney' })).toBeFocused();
  await expect(result(page)).toHaveValue(/--ar /);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'FLUX' })).toHaveAttribute('aria-selected', 'true');
});

test('Reset takes all choices away, and Undo brings them back', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await chooseAll(page);
  await generate(page).click();
  await expect(result(page)).toHaveValue(/two brothers/);
  await page.getByRole('button', { name: 'Reset' }).click();

  await expect(page.getByText(/^Still missing: Subject, Style/)).toBeVisible();
  await expect(details(page)).toHaveValue('');
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => parts(page)).toEqual(ALL_PARTS);
  await expect(result(page)).toHaveValue(/two brothers/);
});

test('the choices survive a reload and another language, which names them in its own words', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await open(page);
  await chooseAll(page);
  await page.reload();
  await expect.poll(() => parts(page)).toEqual(ALL_PARTS);
  await page.goto('/de/art-prompt-generator');

  const german = wordsOf('de', 'artGenerator');
  await expect
    .poll(() => parts(page))
    .toEqual([
      `${german('fieldSubject')}: ${german('subjectPortrait')}`,
      `${german('fieldStyle')}: ${german('styleImpressionist')}`,
      `${german('fieldMedium')}: ${german('mediumInk')}`,
      `${german('fieldMood')}: ${german('moodJoyful')}`,
      `${german('fieldColors')}: ${german('colorsNeon')}`,
      `${german('fieldArtist')}: ${german('artistPicasso')}`,
      `${german('fieldDetails')}: ${DETAILS}`,
    ]);
  await expect(page.locator('#art-details')).toHaveValue(DETAILS);
});

test('a prompt from another page is proposed for, and starts by itself', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  await arriveWith(page, 'my grandmother baking bread');

  await expect(details(page)).toHaveValue('my grandmother baking bread');
  await expect(result(page)).toHaveValue(/^My grandmother baking bread/);
  await expect(page.locator('summary').getByText('suggested', { exact: true })).toHaveCount(5);
  await expect(page.locator('#art-line + dl').getByText('suggested', { exact: true })).toHaveCount(5);
  await expect(page.getByText('1/10')).toBeVisible();
});

test('a prompt from another page can be stopped', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/assets\/art-(?!prompt|options|targets)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-prompt')) calls += 1;
  });
  await arriveWith(page, 'my grandmother baking bread');
  await page.getByRole('button', { name: 'Cancel' }).click();
  gate.resolve();

  await expect(page.locator('summary').getByText('suggested', { exact: true })).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(page.locator('#cue-sheet').getByRole('status')).toHaveText('Empty');
  expect(calls).toBe(0);
});

test('where nothing can be proposed, the idea alone makes the prompt', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await arriveWith(page, 'Lorem ipsum dolor');

  await expect(result(page)).toHaveValue('Lorem ipsum dolor.');
  await expect(page.locator('summary').getByText('suggested', { exact: true })).toHaveCount(0);
});

test('details over 200 words are explained and send nothing', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-prompt')) calls += 1;
  });
  await open(page);
  await chooseFive(page);
  await details(page).fill('word '.repeat(200));
  await expect(generate(page)).not.toHaveAttribute('aria-disabled', 'true');
  await details(page).fill('word '.repeat(201));
  await expect(page.getByText('201/200 words')).toBeVisible();
  await generate(page).click({ force: true });

  await expect(page.locator('#art-details-note')).toHaveText('Input exceeds 200 word limit. Please shorten your text.');
  await expect(details(page)).toBeFocused();
  expect(calls).toBe(0);
});
