import { fullUnless } from './lane.ts';
import { expect, hydrated, test } from './visitor.ts';

/** KiB of compressed JavaScript that a page may load by itself: no engine until a form has the focus. */
const PAGES = [
  { path: '/en', most: 140 },
  { path: '/en/contact', most: 140 },
  { path: '/en/community', most: 140 },
  { path: '/en/ai-prompt-generator', most: 175 },
  { path: '/en/art-prompt-generator', most: 175 },
  { path: '/en/json-prompt', most: 175 },
  { path: '/en/veo3-json-prompt-generator', most: 175 },
];

for (const { path, most } of PAGES) {
  test(`${path} loads at most ${most} KiB of JavaScript before it is used`, {
    tag: ['@desktop', ...fullUnless(path === '/en' || path === '/en/json-prompt')],
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // Idle-time fetches count, too; this is the first of them.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/lost-page-')),
    );
    await page.waitForLoadState('networkidle');

    const kib = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const bytes = files.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize);
      return bytes.reduce((sum, size) => sum + size, 0) / 1024;
    });
    test.info().annotations.push({ type: 'KiB', description: kib.toFixed(1) });
    expect(kib).toBeGreaterThan(most / 2); // else nothing was measured
    expect(kib).toBeLessThanOrEqual(most);
  });
}
