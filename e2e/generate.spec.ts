import { readFile } from 'node:fs/promises';
import { expect, hydrated, readyToGoOffline, test } from './visitor.ts';

const IDEA = 'email to my landlord about a broken heater, polite but firm';

test('a visitor without an account turns an idea into a prompt, and the count of the day is right', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.getByRole('textbox').fill(IDEA);
  await page.getByRole('button', { name: 'Text prompt' }).click();

  await expect(page.getByText('AI prompt generated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/en');
  const result = page.getByRole('textbox', { name: 'Your prompt' });
  await expect(result).toHaveValue(/Requirements/);
  await expect(result).toHaveValue(new RegExp(IDEA, 'i'));
  await expect(page.getByText('1/10')).toBeVisible();

  const prompt = await result.inputValue();
  await page.getByRole('link', { name: 'Refine it in the generator' }).click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA);
  await expect(result).toHaveValue(prompt);
  await page.reload();
  await expect(page.getByText('1/10'), 'the same prompt on another page counts once').toBeVisible();
});

test('the result can be copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);
  await page.getByLabel('Your idea').fill(IDEA);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('textbox', { name: 'Your prompt' });
  await expect(result).toHaveValue(/Requirements/);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('AI prompt copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await result.inputValue());

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ai-prompt.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(await result.inputValue());
  await expect(page.getByText('AI prompt downloaded!')).toBeVisible();
});

test('the eleventh prompt of a day is refused, and the page says when the limit resets', { tag: '@desktop' }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  for (let used = 0; used < 10; used++)
    await request.post('/functions/v1/generate-prompt', {
      data: { text: IDEA, type: 'ai-prompt' },
      headers: extraHTTPHeaders ?? {},
    });
  await page.goto('/en/ai-prompt-generator');
  await expect(page.getByText('10/10')).toBeVisible();
  await page.getByLabel('Your idea').fill(IDEA);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();

  await expect(page.getByText(/Daily limit reached/).first()).toBeVisible();
  await expect(page.getByText('10/10')).toBeVisible();
});

test('when the call fails, the fallback of the page stands in', { tag: '@desktop' }, async ({ page, troubles }) => {
  troubles.expected.push(/Failed to load resource/, /written without the server/);
  await page.route('**/functions/v1/generate-prompt', (route) => route.abort());
  await page.goto('/en/ai-prompt-generator');
  await page.getByLabel('Your idea').fill(IDEA);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();

  await expect(page.getByText('Using temporary generation - Edge Function needs deployment').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(
    new RegExp(`^Enhanced AI Prompt:.*${IDEA}`),
  );
  await expect(page.getByText('0/10')).toBeVisible();
});

test('offline the device writes the prompt, and nothing is counted', { tag: '@desktop' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource/); // the fonts may still be on their way
  await page.goto('/en/ai-prompt-generator');
  await readyToGoOffline(page, () => page.getByLabel('Your idea').fill(IDEA));
  await expect(page.getByText('0/10')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();

  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(/Requirements/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('0/10')).toBeVisible();
});

test('an idea over 200 words is explained and sends nothing', { tag: '@desktop' }, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-prompt')) calls += 1;
  });
  await page.goto('/en/ai-prompt-generator');
  await page.getByLabel('Your idea').fill('word '.repeat(201));
  await expect(page.getByText('201/200').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Generate Prompt' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });

  await expect(page.getByText('Input exceeds 200 word limit. Please shorten your text.').first()).toBeVisible();
  expect(calls).toBe(0);
});

test('Clear empties input and output, and can be undone', async ({ page }) => {
  await page.goto('/en/ai-prompt-generator');
  const idea = page.getByLabel('Your idea');
  await idea.fill(IDEA);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  const result = page.getByRole('textbox', { name: 'Your prompt' });
  await expect(result).toHaveValue(/Requirements/);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(idea).toHaveValue('');
  await expect(result).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(idea).toHaveValue(IDEA);
  await expect(result).toHaveValue(/Requirements/);
});
