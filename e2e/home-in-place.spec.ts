import { violations } from './violations.ts';
import { expect, hydrated, test } from './visitor.ts';

const IDEA = 'invitation to our street party, all neighbours, casual';

test('a text prompt is written on home, is marked when the idea changes, and the last one of the day is said', async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  for (let used = 0; used < 8; used++)
    await request.post('/functions/v1/generate-prompt', {
      data: { text: IDEA, type: 'ai-prompt' },
      headers: extraHTTPHeaders ?? {},
    });
  await page.goto('/en');
  await hydrated(page);
  const idea = page.getByLabel('Your idea');
  await idea.fill(IDEA);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('textbox', { name: 'Your prompt' });
  await expect(result).toHaveValue(new RegExp(IDEA, 'i'));
  await expect(page.getByText('9/10')).toBeVisible();

  await idea.fill('a poem about rain');
  await expect(page.getByText('Input changed')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(result).toHaveValue(/a poem about rain/i);
  await expect(page.getByText('10/10')).toBeVisible();

  await idea.fill('a poem about snow');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Write on this device' }).click();
  await expect(result).toHaveValue(/a poem about snow/i);
  expect(await violations(page)).toEqual([]);
});
