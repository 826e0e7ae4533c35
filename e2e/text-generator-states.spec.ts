import { fullUnless, isFirstDress } from './lane.ts';
import { ADDRESS, generate, IDEA, idea, job, result } from './text-page.ts';
import { violations } from './violations.ts';
import { expect, hydrated, readyToGoOffline, stopClock, test } from './visitor.ts';

test('offline the device writes and rewrites, and says when words are missing', async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/, /could not be rewritten/);
  await page.goto(ADDRESS);
  await readyToGoOffline(page, () => idea(page).focus());
  await expect(page.getByText('0/10')).toBeVisible();
  await context.setOffline(true);
  await idea(page).fill(IDEA);
  await generate(page);

  await expect(
    page.getByText(
      'You are offline. This prompt was written on your device and does not count toward your daily limit.',
    ),
  ).toBeVisible();
  await expect(result(page)).toHaveValue(/Requirements/);
  await page.getByLabel('Tone').fill('cold');
  await expect(result(page)).toHaveValue(/Tone: cold\n/);
  await page.getByLabel('Language of the prompt').selectOption({ label: '한국어' });
  await expect(
    page
      .getByRole('region', { name: 'Your prompt' })
      .getByText('This change could not be loaded. Your prompt is unchanged.'),
  ).toBeVisible();
  await expect(result(page)).toHaveValue(/Tone: cold\n/);
});

test('a server that hangs is given up after 20 seconds, and nothing is lost', { tag: '@full' }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/written without the server/);
  await page.route('**/functions/v1/generate-prompt', () => {});
  await page.goto(ADDRESS);
  await hydrated(page);
  await idea(page).fill(IDEA);
  await stopClock(page);
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
  test(`${name} gets the fallback of the page, and the idea stays`, { tag: fullUnless(name === 'a failure') }, async ({
    page,
    troubles,
  }) => {
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

test('an empty field is explained next to it, and has the focus', async ({ page }) => {
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
    test(`a changed result in ${language}, ${colorScheme}, has no violation and nothing too small`, {
      tag: fullUnless(isFirstDress(language, colorScheme)),
    }, async ({ page, isMobile }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/${language}/ai-prompt-generator`);
      await hydrated(page);
      await page.locator('#idea').fill(IDEA);
      await page.locator('#idea').press('Control+Enter');
      const sheet = page.locator('#cue-sheet');
      const chips = page.locator('[aria-labelledby=understood]');
      await chips.locator('input').first().fill('the agency');
      await expect(sheet.locator('textarea')).toHaveValue(/the agency\n/);
      const targets = chips.locator('label, button');
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
      }
      await chips.locator('li button').click();
      await expect(chips.locator('[data-undo] button')).toBeFocused();

      expect(await violations(page, 'main')).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, 'scrolls sideways').toBe(false);
    });
