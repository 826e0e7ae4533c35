import { expect, type Page } from '@playwright/test';
import { REMOVING_WORKER } from '../apps/server/src/http/static-site/removing-worker.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import { fullUnless } from './lane.ts';
import { test as base, hydrated } from './visitor.ts';
import { wordsOf } from './words.ts';

const test = base.extend<{ deployment: Deployment }>({
  hasServiceWorker: true,
  deployment: async ({ browserName: _ }, use, { project }) => {
    const deployment = await startDeployment(String(project.use.baseURL));
    await use(deployment);
    deployment.close();
  },
  baseURL: async ({ deployment }, use) => use(deployment.origin),
});

/** Opens a page twice, like a returning visitor, and waits until it is cached. */
async function comeAgain(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await isRegistered(page);
  await page.goto(path);
  await hydrated(page);
  await holds(page, '/kept/list');
}

async function isRegistered(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
}

/** Waits until the browser has cached a URL. */
async function holds(page: Page, address: string): Promise<void> {
  const isKept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);
  await expect.poll(isKept, { timeout: 45_000 }).toBe(true);
}

test('from the second visit on a generator opens and writes without a connection, and says so', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await comeAgain(page, '/de');
  await context.setOffline(true);
  await page.goto('/de/ai-prompt-generator');
  await hydrated(page);
  const say = wordsOf('de', 'generator');
  await page.locator('textarea').first().fill('ein Gedicht über Regen in der Stadt, acht Zeilen');
  await page.locator('main form button[type=submit]').first().click();

  await expect(page.getByText(say('deviceNote')).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('Gedicht');
});

test('without a connection the way from one generator to another works within the app, and a page that is not kept says so', {
  tag: '@full',
}, async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await comeAgain(page, '/en/ai-prompt-generator');
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Art', exact: true }).locator('visible=true').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Art Prompt Generator' })).toBeVisible();

  await page.goto('/en/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'JSON Prompt Generator', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/json-prompt$/);
  await hydrated(page);
  await context.setOffline(false);
  await page.goto('/en/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('a page that was opened last is kept, also one that was reached within the app', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, troubles }) => {
  troubles.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await comeAgain(page, '/en/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await holds(page, '/en/about');
  await context.setOffline(true);

  for (const [path, heading] of [
    ['/en/about?q=anything', 'About Wordlamp'],
    ['/en/blog', 'Blog'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await hydrated(page);
  }
});

test('nothing of a person is kept: no account page, no query, no answer of the server', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await comeAgain(page, '/en/prompt-templates?q=secret-words');
  for (const path of ['/en/auth', '/en/account', '/en/auth?view=forgot']) await page.goto(path);
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((url) => /\?|#|\/(auth|account)(\.data)?$|\/(functions|rest|api|health)\//.test(url))).toEqual([]);
});

test('the first visit fetches nothing for it but the service worker itself', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(request.url());
  });
  await page.goto('/en');
  await hydrated(page);
  await isRegistered(page);

  expect(asked.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a new version is announced, waits for the visitor, and keeps what was typed', { tag: '@full' }, async ({
  page,
  deployment,
}) => {
  await comeAgain(page, '/en/ai-prompt-generator');
  deployment.deploy();
  await page.goto('/en/ai-prompt-generator');
  await hydrated(page);
  await page.locator('textarea').first().fill('half an idea');
  const notice = page.getByRole('complementary', { name: 'A new version of Wordlamp is ready.' });
  await expect(notice).toBeVisible();
  await expect(page.locator('textarea').first()).toHaveValue('half an idea');
  await page.evaluate(() => Object.assign(window, { isOld: true }));

  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('isOld' in window));
  await hydrated(page);
  await expect(page.locator('textarea').first()).toHaveValue('half an idea');
  await expect(notice).toBeHidden();
});

test('an operator can switch it off: the next visit forgets everything', { tag: ['@desktop', '@full'] }, async ({
  page,
  deployment,
}) => {
  await comeAgain(page, '/en');
  deployment.switchOff(REMOVING_WORKER);
  await page.goto('/en/about');
  await hydrated(page);

  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.goto('/en');
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test.describe('a text that is shared with the site', () => {
  for (const isKept of [false, true])
    test(`is in the field of the text generator and is not sent; the draft can be had back (${isKept ? 'second' : 'first'} visit)`, {
      tag: ['@desktop', ...fullUnless(!isKept)],
    }, async ({ page, context }) => {
      const sent: string[] = [];
      context.on('request', (request) => {
        if (/generate-prompt|share\?/.test(request.url())) sent.push(request.url());
      });
      if (isKept) await comeAgain(page, '/en/ai-prompt-generator');
      else await page.goto('/en/ai-prompt-generator');
      await hydrated(page);
      await page.locator('textarea').first().fill('my own draft');
      await page.goto(`/share?text=${encodeURIComponent('a poem & more')}`);
      await hydrated(page);

      await expect(page.locator('textarea').first()).toHaveValue('a poem & more');
      await expect(page).toHaveURL(/\/en\/ai-prompt-generator$/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('textarea').first()).toHaveValue('my own draft');
      // By now, a text handed over from another page of the site would have started.
      expect(sent.filter((url) => url.includes('generate-prompt'))).toEqual([]);
    });
});
