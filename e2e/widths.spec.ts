import { KINDS_OF_PAGES, sampleLanguages } from './kinds-of-pages.ts';
import { expect, test } from './visitor.ts';

// Sets its own widths, so that it runs once, not for each device (playwright.config.ts).
for (const below of KINDS_OF_PAGES)
  for (const language of sampleLanguages(below))
    test(`/${language}${below} never scrolls sideways`, async ({ page }) => {
      for (const width of [320, 390, 720, 1080, 1440]) {
        // A fresh load at each width: a page that is only made narrower remembers sizes.
        await page.setViewportSize({ width, height: 640 });
        await page.goto(`/${language}${below}`, { waitUntil: 'domcontentloaded' });
        const { scrollWidth, innerWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          innerWidth: window.innerWidth,
        }));
        expect({ scrollWidth, innerWidth }).toEqual({ scrollWidth: width, innerWidth: width });
      }
    });
