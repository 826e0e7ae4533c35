import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { choose, generate, open, output, sheet, showResult, TEXT, tab } from './json-page.ts';
import { fullUnless } from './lane.ts';
import { expect, hydrated, stopClock, test } from './visitor.ts';

test('drafts survive a reload and another language, the picture does not', { tag: '@full' }, async ({ page }) => {
  const poster = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c81414' } })
    .png()
    .toBuffer();
  await open(page);
  await page.getByLabel('JSON Description').fill(TEXT);
  await tab(page, 'Code').click();
  await page.getByLabel('Code Snippet').fill('const a = 1;');
  await choose(page, 'poster.png', 'image/png', poster);
  await expect(page.getByText(/^64 × 64 pixels/)).toBeVisible();
  await page.reload();

  await expect(page.getByLabel('JSON Description')).toHaveValue(TEXT);
  await tab(page, 'Code').click();
  await expect(page.getByLabel('Code Snippet')).toHaveValue('const a = 1;');
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(0);
  await page.goto('/fr/json-prompt');
  await expect(page.locator('#json-text')).toHaveValue(TEXT);
});

test('text becomes a valid JSON object, and counts', async ({ page }) => {
  await showResult(page);

  await expect(page.getByText('JSON prompt generated successfully!')).toBeVisible();
  await expect(sheet(page).getByText('Valid JSON format', { exact: true })).toBeVisible();
  await expect(page.getByText('1/10')).toBeVisible();
  expect(JSON.parse(await output(page).inputValue())).toMatchObject({ output_schema: { type: 'object' } });
});

test('the result is copied, and downloaded byte for byte: JSON as JSON, anything else as text', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showResult(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('JSON prompt copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await output(page).inputValue());

  for (const { text, name, notice } of [
    { text: await output(page).inputValue(), name: 'prompt.json', notice: 'JSON downloaded!' },
    { text: '{"a": 1,\r\n', name: 'prompt.txt', notice: 'File downloaded!' },
  ]) {
    await output(page).fill(text);
    const shown = await output(page).inputValue();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(await readFile(await file.path(), 'utf8')).toBe(shown);
    await expect(page.getByText(notice)).toBeVisible();
  }
});

test('a result that is broken names the line, is mended, and the mending can be undone', async ({ page }) => {
  await showResult(page);
  const broken = (await output(page).inputValue()).replace('the mail",', 'the mail"');
  await output(page).fill(broken);

  await expect(sheet(page).getByText('Invalid JSON', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid JSON format (line 3, column 3)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test JSON' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fix it' }).click();
  await expect(sheet(page).getByText('Valid JSON format', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(output(page)).toHaveValue(broken);

  await output(page).fill('[1, 2]');
  await expect(sheet(page).getByText('Output must be a JSON object', { exact: true })).toBeVisible();
  await output(page).fill('');
  await expect(sheet(page).getByText('Invalid JSON')).toHaveCount(0);
});

test('Test JSON passes a whole prompt, and says what a changed one lacks', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await tab(page, 'Code').click();
  await page.getByLabel('Code Snippet').fill('const a = 1;\nconsole.log(a);');
  await generate(page).click();
  await expect(output(page)).toHaveValue(/"version"/);
  await page.getByRole('button', { name: 'Test JSON' }).click();
  await expect(sheet(page).getByText('JSON execution test passed!')).toBeVisible();
  await expect(page.getByText('All validation checks completed successfully')).toBeVisible();

  await output(page).fill((await output(page).inputValue()).replace('"version"', '"edition"'));
  await page.getByRole('button', { name: 'Test JSON' }).click();
  await expect(page.getByText('JSON execution test failed').first()).toBeVisible();
  await expect(page.getByText('The key “version” is missing.').first()).toBeVisible();
});

test('from the keyboard a result is tested in any state', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await showResult(page);
  await output(page).fill('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('No output to test')).toBeVisible();

  await output(page).fill('{"a": 1');
  await page.keyboard.press('Control+Enter');
  await expect(sheet(page).getByText('Failed to parse output for JSON test')).toBeVisible();
  await expect(page.getByText('Invalid JSON format (line 1, column 8)').last()).toBeVisible();
});

test('200 words over three inputs are sent, 201 are explained and send nothing', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-prompt')) calls += 1;
  });
  await open(page);
  await page.getByLabel('JSON Description').fill('word '.repeat(100));
  await tab(page, 'Code').click();
  await page.getByLabel('Code Snippet').fill('word '.repeat(60));
  await tab(page, 'Image').click();
  await page.getByLabel('Image description').fill('word '.repeat(41));
  await expect(page.getByText('201/200').first()).toBeVisible();
  await expect(generate(page)).toHaveAttribute('aria-disabled', 'true');
  await generate(page).click({ force: true });
  const message = 'Combined input exceeds 200 word limit. Please shorten your inputs.';
  await expect(page.getByText(message)).toHaveCount(2);
  expect(calls).toBe(0);

  await page.getByLabel('Image description').fill('word '.repeat(40));
  await generate(page).click();
  await expect(output(page)).not.toHaveValue('');
  expect(calls).toBe(1);
});

test('without any input the page says what it needs', async ({ page }) => {
  await open(page);
  await generate(page).click({ force: true });
  const message = 'Please provide at least one input (text, code, image description, or upload an image)';
  await expect(page.getByText(message)).toHaveCount(2);
  await expect(page.getByLabel('JSON Description')).toBeFocused();
});

for (const { name, answer } of [
  { name: 'answers 500', answer: { status: 500, body: 'broken' } },
  { name: 'answers nonsense', answer: { status: 200, body: '<html>' } },
  { name: 'cannot be reached', answer: undefined },
])
  test(`when the server ${name}, the page falls back and keeps the inputs`, {
    tag: ['@desktop', ...fullUnless(answer === undefined)],
  }, async ({ page, troubles }) => {
    troubles.expected.push(/Failed to load resource/, /written without the server/);
    await page.route('**/functions/v1/generate-prompt', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await open(page);
    await page.getByLabel('JSON Description').fill('one two three four five six seven eight nine ten eleven');
    await generate(page).click();

    await expect(page.getByText('Using temporary generation - Edge Function needs deployment')).toHaveCount(2);
    expect(JSON.parse(await output(page).inputValue())).toEqual({
      prompt: 'one two three four five six seven eight nine ten',
      type: 'json-prompt',
      timestamp: expect.stringMatching(/^\d{4}-/),
      source: 'temporary-generator',
      metadata: { wordCount: 11, inputType: 'text' },
    });
    await expect(page.getByText('0/10')).toBeVisible();
    await expect(page.getByLabel('JSON Description')).toHaveValue(/eleven$/);
    await expect(generate(page)).not.toHaveAttribute('aria-disabled');
  });

test('Clear empties everything, and Undo brings it back', async ({ page }) => {
  await showResult(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('JSON Description')).toHaveValue('');
  await expect(output(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('JSON Description')).toHaveValue(TEXT);
  await expect(output(page)).toHaveValue(/output_schema/);
});

for (const isCancelled of [false, true])
  test(`a prompt that is handed over ${isCancelled ? 'can be stopped' : 'starts by itself'}`, {
    tag: ['@desktop', ...fullUnless(!isCancelled)],
  }, async ({ page }) => {
    await page.goto('/en');
    await hydrated(page);
    await page.getByRole('textbox').fill(TEXT);
    await stopClock(page);
    await page.getByRole('button', { name: 'JSON prompt' }).click();
    await expect(page.getByLabel('JSON Description')).toHaveValue(TEXT);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    if (isCancelled) await cancel.click();
    else await expect(cancel).toBeVisible();
    await page.clock.runFor(2000);
    await expect(output(page)).toHaveCount(isCancelled ? 0 : 1);
  });

test('the whole of it works by keyboard alone', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await open(page);
  await tab(page, 'Text').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Code')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Code Snippet')).toBeFocused();
  await page.keyboard.insertText('const add = (a, b) => a + b;');
  await page.keyboard.press('Control+Enter');
  await expect(output(page)).toHaveValue(/code_task/);

  await output(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Fix it' }).press('Enter');
  await expect(sheet(page).getByText('Valid JSON format', { exact: true })).toBeVisible();
  await expect(output(page)).toBeFocused();
});

test('a server that hangs is given up after 20 seconds', { tag: ['@desktop', '@full'] }, async ({ page, troubles }) => {
  troubles.expected.push(/written without the server/);
  await page.route('**/functions/v1/generate-prompt', () => {});
  await open(page);
  await page.getByLabel('JSON Description').fill(TEXT);
  await stopClock(page);
  const asked = page.waitForRequest('**/functions/v1/generate-prompt');
  await generate(page).click();
  await asked;
  await page.clock.runFor(19_000);
  await expect(sheet(page).getByText('Working')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(output(page)).toHaveValue(/temporary-generator/);
  await expect(page.getByLabel('JSON Description')).toHaveValue(TEXT);
});

test('the eleventh prompt of a day is refused in words, and the inputs stay', { tag: ['@desktop', '@full'] }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  for (let used = 0; used < 10; used++)
    await request.post('/functions/v1/generate-prompt', {
      data: { text: TEXT, type: 'json-prompt' },
      headers: extraHTTPHeaders ?? {},
    });
  await open(page);
  await page.getByLabel('JSON Description').fill(TEXT);
  await generate(page).click();
  await expect(sheet(page).getByText(/^Daily limit reached/)).toBeVisible();
  await expect(page.getByLabel('JSON Description')).toHaveValue(TEXT);
});
