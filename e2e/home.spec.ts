import type { Page } from '@playwright/test';
import { expect, hydrated, stopClock, test } from './visitor.ts';

const IDEA = 'invitation to our street party, all neighbours, casual';

for (const { button, address, field } of [
  { button: 'Art prompt', address: '/en/art-prompt-generator', field: /^Additional Details/ },
  { button: 'JSON prompt', address: '/en/json-prompt', field: 'JSON Description' },
])
  test(`the idea goes to the generator behind “${button}”`, async ({ page }) => {
    await page.goto('/en');
    await hydrated(page);
    await page.getByLabel('Your idea').fill(IDEA);
    await page.getByRole('button', { name: button }).click();

    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(field).first()).toHaveValue(IDEA);
  });

test('an idea for a clip fills the video form and is built, without a default of the form', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByLabel('Your idea').fill('a red fox runs through the snow, close-up, no music');
  await page.getByRole('button', { name: 'Video prompt' }).click();

  await expect(page).toHaveURL('/en/veo3-json-prompt-generator');
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(/^a red fox, same/);
  await expect(page.getByLabel('Composition')).toHaveValue(
    'close-up, the subject fills the frame, one continuous shot without cuts',
  );
  await expect(page.getByLabel('Style', { exact: true })).toHaveValue('live action');
  await expect(page.getByLabel('Camera motion')).toHaveValue('');
  const output = page.getByRole('textbox', { name: 'Your video prompt' }).first();
  await expect(output).toHaveValue(/a red fox/);
  const prompt = JSON.parse(await output.inputValue());
  expect(Object.keys(prompt)).toEqual([
    ...['subject', 'action', 'style', 'composition', 'audio', 'duration', 'negative_prompt', 'metadata'],
  ]);

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(/^a red fox, same/);
  await expect(output, 'a reload does not start again').toHaveCount(0);
});

test('a starter goes to the AI generator and starts', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('link', { name: 'Launch email' }).click();

  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(/ceramics studio/);
});

test('a prompt that comes with the navigation goes on to the AI generator', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await page.goto('/en/about');
  await hydrated(page);
  await page.evaluate(`__reactRouterDataRouter.navigate('/en', { state: { prompt: ${JSON.stringify(IDEA)} } })`);

  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA);
});

test('each tool card and each call leads to its page', { tag: '@full' }, async ({ page }) => {
  const ways = [
    { name: /^AI Prompt Generator/, address: '/en/ai-prompt-generator' },
    { name: /^Art Prompt Generator/, address: '/en/art-prompt-generator' },
    { name: /^JSON Prompt Generator/, address: '/en/json-prompt' },
    { name: /^Veo 3 JSON Prompt Generator/, address: '/en/veo3-json-prompt-generator' },
    { name: 'Write a prompt', address: '/en/ai-prompt-generator' },
    { name: 'Build a video prompt', address: '/en/veo3-json-prompt-generator' },
  ];
  await page.goto('/en');
  await hydrated(page);
  for (const { name, address } of ways) {
    await page.locator('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/en');
  }
});

test('all six questions open', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const questions = page.locator('main details');
  await expect(questions).toHaveCount(6);
  for (const question of await questions.all()) {
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  }
});

test('the moving line types at its pace, and can be stopped and started again', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  const stop = page.getByRole('button', { name: 'Pause the animation' });
  const start = page.getByRole('button', { name: 'Play the animation' });
  const typed = page
    .locator('main p')
    .filter({ has: stop.or(start) })
    .locator('span[aria-hidden] > span')
    .last();
  const field = page.getByRole('textbox');
  await stop.click();
  await stopClock(page);
  await expect(typed).toHaveText('AI Prompt Generator');
  await page.clock.runFor(8000);
  await expect(typed).toHaveText('AI Prompt Generator');

  await start.click();
  const seen = new Set<string>();
  const places = new Set<number | undefined>();
  for (let tenths = 0; tenths < 80; tenths += 1) {
    await page.clock.runFor(100);
    seen.add((await typed.textContent()) ?? '');
    places.add((await field.boundingBox())?.y);
  }
  expect(seen).toContain('');
  expect(seen).toContain('Art Pro');
  expect(seen).toContain('Art Prompt Generator');
  expect(places.size, 'what is below keeps still').toBe(1);
});

test('nothing moves for a visitor who prefers reduced motion', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  await hydrated(page);
  await stopClock(page);
  await page.clock.runFor(10_000);

  await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
  await expect(page.locator('main p span[aria-hidden] > span').last()).toHaveText('AI Prompt Generator');
});

test('without an idea the generator opens at its empty field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Text prompt' }).click();

  await expect(page).toHaveURL('/en/ai-prompt-generator#idea');
  await expect(page.getByLabel('Your idea')).toBeFocused();
});

test('every link of the header and the footer leads to a page with its heading', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(90_000); // seventeen pages in turn
  await page.goto('/en');
  await hydrated(page);
  const addresses = await page
    .locator('header nav[aria-label="Pages"] a, footer nav[aria-label="More pages"] a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    await page.locator(`footer nav a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the understood idea and the outline of the prompt show while typing, on the device and uncounted', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/en');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(
    fetched.filter((path) => /load-pack|write-text-prompt/.test(path)),
    'nothing of the engine yet',
  ).toEqual([]);

  const field = page.getByLabel('Your idea');
  const sheet = page.getByRole('region', { name: 'Your prompt' });
  await expect(sheet.getByText('Ready', { exact: true })).toBeVisible();
  await field.pressSequentially('email to my landlord about a broken heater, polite but firm');
  const understood = page.getByRole('list', { name: 'What was understood' });
  await expect(understood.getByText('Email or letter')).toBeVisible();
  await expect(understood.getByText('polite but firm')).toBeVisible();
  await expect(sheet.getByText('Not written yet')).toBeVisible();
  await expect(sheet.getByText('Requirements:')).toBeAttached();
  expect(calls).toEqual([]);

  expect(await soonestAnswer(page)).toBeLessThan(100);

  await field.fill('');
  await expect(sheet.getByText('Ready', { exact: true })).toBeVisible();
  await expect(understood).toHaveCount(0);
});

/**
 * Milliseconds from a key press to the shown reading, the minimum of several, since a busy machine makes some longer.
 */
async function soonestAnswer(page: Page): Promise<number> {
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#home-idea');
    const times: number[] = [];
    Object.assign(globalThis, { times });
    let typedAt = 0;
    field?.addEventListener('input', () => {
      typedAt = performance.now();
    });
    const form = field?.closest('form');
    if (!form) throw new Error('There is no form.');
    new MutationObserver(() => times.push(performance.now() - typedAt)).observe(form, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const list = page.getByRole('list', { name: 'What was understood' });
  for (const words of ['80', '90', '120', '150']) {
    await page.getByLabel('Your idea').fill(`email to my landlord, at most ${words} words`);
    await expect(list.getByText(words)).toBeVisible();
  }
  return page.evaluate(() => Math.min(...(globalThis as unknown as { times: number[] }).times));
}

test('the whole page is no longer than six screens of a phone', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/en', '/es', '/ru', '/ar', '/de', '/fr', '/it', '/pt', '/tr', '/ja', '/ko', '/zh']) {
    await page.goto(path);
    await hydrated(page);
    const screens = await page.evaluate(() => {
      document.documentElement.classList.add('whole');
      return document.documentElement.scrollHeight / innerHeight;
    });
    expect.soft(screens, path).toBeLessThanOrEqual(6);
  }
});
