import { fullUnless } from './lane.ts';
import { expect, hydrated, test } from './visitor.ts';

const CAREER_PARTS = [
  'role',
  'how-to-become',
  'skills',
  'courses',
  'companies',
  'salaries',
  'remote-work',
  'skills-improve',
  'challenges',
  'future',
];

test('the blog leads to its articles, an article to the next, and back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en/blog');
  await hydrated(page);
  await expect(page.locator('main li > a')).toHaveCount(6);
  await page.getByRole('link', { name: /YouTube Thumbnail Maker/ }).click();
  await expect(page).toHaveURL('/en/blog/youtube-thumbnail-maker');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const next = page.getByRole('navigation', { name: 'Read next' });
  await next.getByRole('listitem').first().getByRole('link').click();
  await expect(page).not.toHaveURL('/en/blog/youtube-thumbnail-maker');
  await page.getByRole('navigation', { name: 'Read next' }).getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/en/blog');
});

test('the contents of the career guide lead to its parts, and its buttons to two generators', { tag: '@full' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/blog/prompt-engineering-jobs');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (isMobile) await contents.locator('summary').click();
  for (const [index, id] of CAREER_PARTS.entries()) {
    await contents.getByRole('link').nth(index).click();
    await expect(page).toHaveURL(`/blog/prompt-engineering-jobs#${id}`);
    await expect(page.locator(`h2#${id}`)).toBeInViewport();
  }
  const outside = page.locator('main a[target="_blank"]');
  expect(await outside.count()).toBeGreaterThan(5);
  for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', 'noopener');

  const question = page.locator('article details').last();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await page.getByRole('link', { name: 'Open the AI Prompt Generator' }).click();
  await expect(page).toHaveURL('/en/ai-prompt-generator');
  await page.goBack();
  await page.getByRole('link', { name: 'Open the Art Prompt Generator' }).click();
  await expect(page).toHaveURL('/en/art-prompt-generator');
});

test('the contents are next to the text with the current part marked; on a phone they are folded', async ({
  page,
  isMobile,
}) => {
  for (const path of [
    '/blog/veo3-prompt-guide',
    '/en/resources/prompts-for-code',
    '/en/terms',
    '/en/veo3-json-prompt',
  ]) {
    await page.goto(path);
    await hydrated(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    if (isMobile) {
      await expect(links).toHaveCount(0);
      await contents.locator('summary').click();
      await links.nth(1).click();
      await expect(page.locator(`h2${new URL(page.url()).hash}`)).toBeInViewport();
      continue;
    }
    await expect(contents.locator('summary')).toBeHidden();
    await expect(contents.locator('[aria-current]:visible')).toHaveCount(0);
    await links.nth(1).click();
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]:visible')).toHaveCount(1);
    await expect(links.nth(1)).toBeInViewport();
    await page
      .locator('h2')
      .nth(3)
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect(links.nth(1)).not.toHaveAttribute('aria-current');
  }
});

for (const { path, target, field, value } of [
  {
    path: '/en/resources/first-prompt-in-ten-minutes',
    target: 'ai-prompt-generator',
    field: '#idea',
    value: /^Invite 40 volunteers/,
  },
  {
    path: '/blog/youtube-thumbnail-maker',
    target: 'art-prompt-generator',
    field: '#art-details',
    value: /^A chrome kitchen tap/,
  },
  {
    path: '/blog/json-prompt-guide',
    target: 'json-prompt',
    field: '#json-text',
    value: /^Extract company, phone number/,
  },
  {
    path: '/blog/veo3-prompt-guide',
    target: 'veo3-json-prompt-generator',
    field: '#video-subject',
    value: /^A brushed steel kettle/,
  },
  {
    path: '/en/veo3-json-prompt',
    target: 'veo3-json-prompt-generator',
    field: '#video-subject',
    value: /^A night-shift baker/,
  },
])
  test(`an example of ${path} is tried in /${target}`, {
    tag: ['@desktop', ...fullUnless(target === 'art-prompt-generator')],
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('link', { name: 'Try this' }).first().click();

    await expect(page).toHaveURL(`/en/${target}`);
    await expect(page.locator(field)).toHaveValue(value);
    await expect(page.getByRole('main').getByText('Ready', { exact: true }).first()).toBeVisible();
  });

test('a prompt of an article is copied verbatim', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/youtube-thumbnail-maker');
  await hydrated(page);
  const sample = page.locator('figure').first();
  const text = (await sample.locator('pre').textContent()) ?? '';
  await sample.getByRole('button').click();

  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('if copying is not allowed the prompt is selected with a message, also offline', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource/); // the fonts may still be on their way
  await page.goto('/blog/youtube-thumbnail-maker');
  await hydrated(page);
  // What every page fetches when it is idle.
  await page.waitForFunction(() =>
    [/assets\/toast-list-/, /assets\/lost-page-/].every((part) =>
      performance.getEntriesByType('resource').some(({ name }) => part.test(name)),
    ),
  );
  await context.setOffline(true);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const sample = page.locator('figure').first();
  await sample.getByRole('button').click();

  await expect(page.getByText(/^Your browser did not allow copying/)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    (await sample.locator('pre').innerText()).trim(),
  );
});

test('every resource has its guide behind Read More, and every tool its page', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await page.goto('/en/resources');
  await hydrated(page);
  const links = page.getByRole('link', { name: /^Read More/ });
  expect(await links.count()).toBeGreaterThanOrEqual(12);
  await links.first().click();
  await expect(page).toHaveURL(/\/en\/resources\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'All resources' }).click();
  await expect(page).toHaveURL('/en/resources');

  await page.getByRole('link', { name: 'Open the JSON Prompt Generator' }).click();
  await expect(page).toHaveURL('/en/json-prompt');
});
