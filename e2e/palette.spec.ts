import type { Page } from '@playwright/test';
import { fullUnless } from './lane.ts';
import { violations } from './violations.ts';
import { expect, hydrated, test } from './visitor.ts';
import { wordsOf } from './words.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Wordlamp' });
const line = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

async function openByKeys(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.keyboard.press('Control+k');
}

/** The list of languages is mounted last, when the rest of the shell is interactive. */
async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('header [popovertarget=language-menu]')).toBeAttached();
}

test('its keys open it, typing finds an article, Enter goes there', { tag: '@desktop' }, async ({ page }) => {
  await openByKeys(page, '/en/about');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('thumb');

  await expect(line(page, 'YouTube Thumbnail Maker Guide with Sizes, Colors and Prompts')).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/blog/youtube-thumbnail-maker');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the button opens it, a template leads to the templates', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('memo');
  await page.getByRole('group', { name: 'Templates' }).getByRole('option').first().click();

  await expect(page).toHaveURL(/\/en\/prompt-templates\?q=/);
  await expect(page.getByRole('searchbox')).toHaveValue(/memo/i);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).not.toHaveCount(0);
});

test('Escape gives the focus back to what was typed in, and nothing there has changed', async ({ page }) => {
  await page.goto('/en/ai-prompt-generator');
  await ready(page);
  const idea = page.locator('textarea').first();
  await idea.fill('half an idea');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await expect(line(page, 'Dark theme')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(idea).toBeFocused();
  await expect(idea).toHaveValue('half an idea');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('theme and language are chosen in it, and kept', { tag: '@desktop' }, async ({ page }) => {
  await openByKeys(page, '/en/contact');
  await page.keyboard.type('dark th');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('japa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ja/contact');
  expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('i18nextLng')])).toEqual([
    'dark',
    'ja',
  ]);
});

for (const { language, typed, finds } of [
  { language: 'ar', typed: 'الخُصوصية', finds: 'pagePrivacy' },
  { language: 'ja', typed: 'ﾌﾟﾗｲﾊﾞｼｰ', finds: 'pagePrivacy' },
  { language: 'ru', typed: 'КОНФИДЕНЦ', finds: 'pagePrivacy' },
  { language: 'tr', typed: 'gizlilik', finds: 'pagePrivacy' },
])
  test(`in ${language} "${typed}" finds ${finds}`, {
    tag: ['@desktop', ...fullUnless(['ja'].includes(language))],
  }, async ({ page }) => {
    await openByKeys(page, `/${language}/about`);
    await page.getByRole('combobox', { name: wordsOf(language, 'palette')('label') }).fill(typed);

    await expect(line(page, wordsOf(language, 'shell')(finds))).toHaveAttribute('aria-selected', 'true');
  });

test('it is accessible, empty and with nothing found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openByKeys(page, '/en/about');
  await expect(field(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await field(page).fill('xyzzy');
  await expect(page.getByText('Nothing found for “xyzzy”')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('nothing of it is loaded before it is asked for', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const ofPalette = () => asked.filter((path) => /palette|find\.json/.test(path));
  expect(ofPalette()).toEqual([]);

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  await expect.poll(ofPalette).toContain('/en/find.json');
});

test('a press before the app is there opens it when it comes', { tag: '@desktop' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  release();

  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL('/en/about');
});

test('an address that is no page searches templates and articles, and offers the generators', { tag: '@full' }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/404/, /Page not found/);
  await page.goto('/en/nothing-here');
  for (const name of [
    'AI Prompt Generator',
    'Art Prompt Generator',
    'JSON Prompt Generator',
    'Veo 3 JSON Prompt Generator',
  ])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search templates and articles' }).fill('thumbnail');
  await page.keyboard.press('Enter');

  await expect(field(page)).toHaveValue('thumbnail');
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('group', { name: 'Blog' }).getByRole('option').first()).toContainText('Thumbnail');
});

test('the button in the header of such a page searches, too', { tag: ['@desktop', '@full'] }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/404/, /Page not found/);
  await page.goto('/nothing-here');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();

  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/en');
});

test.describe('from one page to the next', { tag: ['@desktop', '@full'] }, () => {
  for (const { reducedMotion, does, fades } of [
    { reducedMotion: 'no-preference', does: 'fade', fades: true },
    { reducedMotion: 'reduce', does: 'change at once', fades: false },
  ] as const)
    test(`with motion "${reducedMotion}" pages ${does}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          const isFading = ({ effect }: Animation) =>
            (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition') ?? false;
          transition.ready.then(() => Object.assign(window, { fading: document.getAnimations().some(isFading) }));
          return transition;
        };
      });
      await page.goto('/en/about');
      await hydrated(page);
      // Long enough to be seen on a busy machine.
      await page.addStyleTag({ content: '::view-transition-old(root) { animation-duration: 2s !important }' });
      await page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Blog' }).click();
      await page.waitForFunction(() => 'fading' in window);

      expect(await page.evaluate(() => (window as unknown as { fading: boolean }).fading)).toBe(fades);
      await expect(page).toHaveURL('/en/blog');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
});
