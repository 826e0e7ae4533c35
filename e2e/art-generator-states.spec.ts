import { ALL_PARTS, chooseAll, generate, open, parts, result, SENTENCE } from './art-form.ts';
import { fullUnless, isFirstDress } from './lane.ts';
import { violations } from './violations.ts';
import { expect, hydrated, stopClock, test } from './visitor.ts';

for (const { name, answer } of [
  { name: 'cannot be made', answer: undefined },
  { name: 'breaks on the server', answer: { status: 500, json: { error: 'Broken.' } } },
  { name: 'is answered with nonsense', answer: { status: 200, body: '<h1>Bad gateway</h1>' } },
])
  test(`when the call ${name}, the page falls back`, { tag: fullUnless(answer === undefined) }, async ({
    page,
    troubles,
  }) => {
    troubles.expected.push(/Failed to load resource/, /written without the server/);
    await page.route('**/functions/v1/generate-prompt', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await open(page);
    await chooseAll(page);
    await generate(page).click();

    await expect(
      page.getByText('Using enhanced prompt generation - Edge Function needs deployment').first(),
    ).toBeVisible();
    await expect(result(page)).toHaveValue(
      `${SENTENCE} Clear focal point, one consistent light, rich texture, balanced composition, fine detail. Works with Midjourney, DALL-E, Stable Diffusion, FLUX and Adobe Firefly.`,
    );
    await expect(page.getByText('0/10')).toBeVisible();
    expect(await parts(page)).toEqual(ALL_PARTS);
    expect(await violations(page)).toEqual([]);
  });

test('a server that hangs is given up after 20 seconds', { tag: '@full' }, async ({ page, troubles }) => {
  troubles.expected.push(/written without the server/);
  await page.route('**/functions/v1/generate-prompt', () => {});
  await open(page);
  await chooseAll(page);
  await stopClock(page);
  const asked = page.waitForRequest('**/functions/v1/generate-prompt');
  await generate(page).click();
  await asked;
  await page.clock.runFor(19_000);
  await expect(result(page)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(result(page)).toHaveValue(/^A impressionist portrait/);
  expect(await parts(page)).toEqual(ALL_PARTS);
  await expect(generate(page)).toBeEnabled();
});

test('offline the device writes all versions, and nothing is counted', { tag: '@full' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource/); // the fonts may still be on their way
  await open(page);
  await chooseAll(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await generate(page).click();

  await expect(result(page)).toHaveValue(/two brothers/);
  await expect(page.getByText(/^You are offline\. This prompt was written on your device/)).toBeVisible();
  await page.getByRole('tab', { name: 'Midjourney' }).click();
  await expect(result(page)).toHaveValue(/ --ar \d+:\d+/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('0/10')).toBeVisible();
});

test('a version that cannot be loaded is said, and the prompt that came stays', { tag: '@full' }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource/, /version could not be written/, /preload|dynamically imported/);
  await page.route(/assets\/art-(?!prompt|options|targets)/, (route) => route.abort());
  await open(page);
  await chooseAll(page);
  await generate(page).click();
  await expect(result(page)).toHaveValue(/two brothers/);

  await page.getByRole('tab', { name: 'FLUX' }).click();
  await expect(page.locator('#art-version-note')).toHaveText(
    'This version could not be loaded. Connect to the internet and try again.',
  );
  await page.getByRole('tab', { name: 'Natural language' }).click();
  await expect(result(page)).toHaveValue(/two brothers/);
});

test('the eleventh prompt of a day is refused, and the choices stay', { tag: '@full' }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  for (let used = 0; used < 10; used++)
    await request.post('/functions/v1/generate-prompt', {
      data: { text: SENTENCE, type: 'art-prompt' },
      headers: extraHTTPHeaders ?? {},
    });
  await open(page);
  await chooseAll(page);
  await generate(page).click();

  await expect(page.getByText(/Daily limit reached/).first()).toBeVisible();
  await expect(page.getByText('10/10')).toBeVisible();
  expect(await parts(page)).toEqual(ALL_PARTS);
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of ['en', 'ar', 'ja'])
    test(`the page in ${language}, ${colorScheme}, has no violation: empty, error, result`, {
      tag: fullUnless(isFirstDress(language, colorScheme)),
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/${language}/art-prompt-generator`);
      await hydrated(page);
      expect(await violations(page), 'empty').toEqual([]);
      await page.locator('main button[type=submit]').click({ force: true });
      await expect(page.locator('#art-required')).toBeVisible();
      await page.locator('#art-mood > summary').click();
      expect(await violations(page), 'error').toEqual([]);
      await page.locator('#cue-sheet li button').first().click();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('tab')).toHaveCount(4);
      await page.locator('#art-colors > summary').click();
      expect(await violations(page), 'with a result').toEqual([]);
    });
