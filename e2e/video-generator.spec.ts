import { readFile } from 'node:fs/promises';
import { expect, hydrated, stopClock, test } from './visitor.ts';

const PATH = '/en/veo3-json-prompt-generator';
const PLACEHOLDER = 'Fill out the form and click "Generate JSON" to create your prompt';

test.beforeEach(async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
});

test('an empty form still gives a prompt, with its defaults, after a second and a half', async ({ page }) => {
  await stopClock(page);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  const button = page.getByRole('button', { name: 'Generate JSON' });
  await button.click();

  await expect(page.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1400);
  await expect(page.getByRole('textbox', { name: 'Your video prompt' })).toHaveCount(0);
  await page.clock.runFor(200);

  const prompt = JSON.parse(await page.getByRole('textbox', { name: 'Your video prompt' }).first().inputValue());
  expect(Object.keys(prompt)).toEqual([
    'subject',
    'action',
    'context',
    'style',
    'camera_motion',
    'composition',
    'camera_angle',
    'ambiance',
    'audio',
    'dialogue',
    'negative_prompt',
    'metadata',
  ]);
  expect(prompt).toMatchObject({
    subject: '',
    action: '',
    context: '',
    style: 'cinematic',
    camera_motion: 'static',
    composition: 'medium shot',
    camera_angle: 'eye-level',
    ambiance: 'natural lighting',
    audio: 'ambient',
    dialogue: '',
    negative_prompt: 'blurry, cartoon, distorted',
    metadata: { tool: 'Veo 3 JSON Prompt Generator' },
  });
  expect(new Date(prompt.metadata.generated_at).toISOString()).toBe(prompt.metadata.generated_at);
});

test('an example fills the form, leaves the prompt, and can be undone', { tag: '@full' }, async ({ page }) => {
  const subject = page.getByLabel('Subject', { exact: true });
  await subject.fill('A fox in a red coat');
  await page.getByRole('button', { name: 'Generate JSON' }).click();
  const output = page.getByRole('textbox', { name: 'Your video prompt' }).first();
  await expect(output).toHaveValue(/A fox in a red coat/);

  await page.getByRole('button', { name: 'Use this example Samurai Warrior' }).click();
  await expect(subject).toHaveValue(/samurai/);
  await expect(page.getByLabel('Camera motion')).toHaveValue('dolly-in');
  await expect(page.getByLabel('Dialogue (optional)')).toHaveValue('');
  await expect(output).toHaveValue(/A fox in a red coat/);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(subject).toHaveValue('A fox in a red coat');
});

test('the JSON can be copied and downloaded byte for byte, and no notice appears', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Use this example Filmmaker' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Generate JSON' }).click();
  const output = page.getByRole('textbox', { name: 'Your video prompt' }).first();
  await expect(output).toHaveValue(/film director/);

  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await output.inputValue());

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('veo3-prompt.json');
  const bytes = await readFile(await file.path(), 'utf8');
  expect(bytes).toBe(await output.inputValue());
  expect(bytes).toBe(JSON.stringify(JSON.parse(bytes), null, 2));
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('Reset empties all fields and the output, and can be undone', { tag: '@full' }, async ({ page }) => {
  await page.getByLabel('Subject', { exact: true }).fill('A fox');
  await page.getByLabel('Composition').selectOption('close-up');
  await page.getByRole('button', { name: 'Generate JSON' }).click();
  await expect(page.getByRole('textbox', { name: 'Your video prompt' }).first()).toHaveValue(/A fox/);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Composition')).toHaveValue('');
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A fox');
  await expect(page.getByLabel('Composition')).toHaveValue('close-up');
  await expect(page.getByRole('textbox', { name: 'Your video prompt' }).first()).toHaveValue(/A fox/);
});

test('warns next to the field, and changes nothing', async ({ page }) => {
  const negative = page.getByLabel('Negative prompt');
  await negative.fill('no people, blurry');
  await expect(page.getByText(/this field already excludes what you list/)).toBeVisible();
  await expect(negative).toHaveValue('no people, blurry');
  await expect(negative).toHaveAttribute('aria-describedby', 'video-negativePrompt-notes');
});

test('other tools get the same shot in their own form', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.getByRole('button', { name: 'Use this example Skateboarder' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Generate JSON' }).click();
  await page.getByRole('tab', { name: 'Veo 3' }).press('ArrowRight');

  const nested = page.getByRole('tabpanel', { name: 'Nested' }).getByRole('textbox');
  expect(JSON.parse(await nested.inputValue())).toMatchObject({
    camera: { motion: 'tracking shot', angle: 'low angle' },
  });
  await page.getByRole('tab', { name: 'Runway' }).click();
  await expect(page.getByRole('textbox', { name: 'Your prompt for Runway' })).toHaveValue(/skateboarder/);
  await expect(page.getByText('Left out, because the tool makes no sound', { exact: false })).toBeVisible();
});

test('the form survives a reload, a switch of the language, and works offline once the page was there', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/); // the fonts may still be on their way
  await page.getByLabel('Subject', { exact: true }).fill('A fox');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A fox');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/veo3-json-prompt-generator');
  await expect(page.locator('#video-subject')).toHaveValue('A fox');

  await page.locator('#video-action').fill('It runs.');
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/assets\/video-presets-/, /assets\/video-(?!presets)/, /assets\/lost-page-/].every((part) =>
      loaded.some((name) => part.test(name)),
    );
  });
  await context.setOffline(true);
  await page.locator('#video-action').press('Control+Enter');
  await expect(page.locator('#cue-sheet textarea').first()).toHaveValue(/A fox/);
  await page.getByRole('button', { name: /Samurai/ }).click();
  await expect(page.locator('#video-subject')).not.toHaveValue('A fox');
});

test('the companion page explains and leads to both generators', { tag: '@full' }, async ({ page }) => {
  await page.getByRole('link', { name: 'How a video prompt is built' }).click();
  await expect(page).toHaveURL('/en/veo3-json-prompt');
  await expect(page.getByRole('heading', { level: 1, name: 'Veo 3 JSON Prompt' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the generator' }).click();
  await expect(page).toHaveURL(PATH);
  await page.goBack();
  await page.getByRole('link', { name: 'JSON for other tasks' }).click();
  await expect(page).toHaveURL('/en/json-prompt');
});
