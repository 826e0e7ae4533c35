import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

type Visitor = {
  /** Allows service workers. Off by default, so that every request is the page's own. */
  hasServiceWorker: boolean;
  /** Expected errors on the page: `troubles.expected.push(/…/)`. */
  troubles: { expected: RegExp[] };
};

/**
 * A visitor with their own address (so their own daily count). Fails the test if the page logs a warning or an error,
 * violates the content security policy, or sends a request to another host.
 */
export const test = base.extend<Visitor>({
  hasServiceWorker: [false, { option: true }],
  context: async ({ context, hasServiceWorker }, use) => {
    if (!hasServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
  extraHTTPHeaders: async ({ browserName }, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(`${browserName} ${testId}`) });
  },
  troubles: [
    async ({ page, baseURL }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) seen.push(`asks another host: ${request.url()}`);
      });
      await use({ expected });
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Stops the page's clock, so that only `page.clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens the header's menu on a narrow window; a wide one always shows it. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('[popovertarget=site-menu]');
  if ((await menu.isVisible()) && (await page.locator('#site-menu:popover-open').count()) === 0) await menu.click();
}

/** @param name of a choice, on an English page */
export async function chooseTheme(page: Page, name: 'Light' | 'Dark' | 'Same as device'): Promise<void> {
  await openMenu(page);
  const menu = page.locator('[popovertarget=theme-menu]');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('radio', { name }).check();
}

/**
 * The layout shift score below which nothing visibly moves: tools show it as 0.00. A third of it was seen on a busy
 * machine without fonts for a script.
 */
export const INVISIBLE_SHIFT = 0.005;

/**
 * The sum of unexpected visible layout shifts since navigation. On a dense screen the browser counts what moves by one
 * pixel of the page; three are what it takes on others.
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Source = { previousRect: DOMRect; currentRect: DOMRect };
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
        const movesFar = ({ previousRect: from, currentRect: to }: Source) =>
          ['left', 'right', 'top', 'bottom'].some((side) => Math.abs(from[side as 'left'] - to[side as 'left']) >= 3);
        // Earlier entries are handed to the callback in a separate task: `takeRecords` alone would miss them.
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            const shifts = [...entries, ...observer.takeRecords()] as Shift[];
            const seen = shifts.filter(
              ({ hadRecentInput, sources }) => !hadRecentInput && (sources.length === 0 || sources.some(movesFar)),
            );
            resolve(seen.reduce((sum, { value }) => sum + value, 0));
          }),
        );
      }),
  );
}

function addressOf(name: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(name).digest();
  return `10.${a}.${b}.${c}`;
}

/**
 * Waits for a page's prefetching: the engine and the words of a language on first focus, the notices when idle.
 * @param focus gives the field the focus
 */
export async function readyToGoOffline(page: Page, focus: () => Promise<void>): Promise<void> {
  await focus();
  await hydrated(page);
  // By their full names: `text-targets`, which every generator loads immediately, contains no words.
  const files = ['src', 'text', 'toast-list', 'lost-page'].map((name) => `/assets/${name}-[\\w-]{8}\\.js$`);
  await page.waitForFunction((patterns) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return patterns.every((pattern) => loaded.some((name) => new RegExp(pattern).test(name)));
  }, files);
}
