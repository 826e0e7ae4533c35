import { fullUnless } from './lane.ts';
import { expect, hydrated, test } from './visitor.ts';

const PAGES = ['', '/ai-prompt-generator', '/art-prompt-generator', '/json-prompt', '/veo3-json-prompt-generator'];

for (const language of ['en', 'ar', 'de'])
  test(`zoomed to 200 % nothing runs out of the window in ${language}`, {
    tag: ['@desktop', ...fullUnless(['en'].includes(language))],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 }); // 1280 × 800 at 200 %
    for (const path of PAGES) {
      await page.goto(`/${language}${path}`);
      await hydrated(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

test('in forced colors every control can be seen: it has a border, an underline or a background of its own', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await page.goto(`/en${path}`);
    await hydrated(page);
    const bare = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('button, input, textarea, select')]
        .filter((control) => control.checkVisibility() && control.getClientRects().length > 0)
        .filter((control) => !control.matches('input[type=radio], input[type=checkbox], input[type=file]'))
        .filter((control) => {
          const around = control.closest('form, [role=tablist], label, summary');
          const { borderStyle, textDecorationLine, outlineStyle } = getComputedStyle(control);
          const framed = around !== null && getComputedStyle(around).borderStyle !== 'none';
          const isDrawn = control.querySelector('svg') !== null;
          return (
            borderStyle === 'none' && textDecorationLine === 'none' && outlineStyle === 'none' && !framed && !isDrawn
          );
        })
        .map((control) => control.outerHTML.slice(0, 160)),
    );
    expect(bare, path).toEqual([]);
  }
});
