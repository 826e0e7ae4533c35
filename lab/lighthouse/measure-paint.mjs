import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.mjs';

const MAX_ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One Lighthouse run as a phone, with a fresh browser profile.
 * @param {string} url
 * @param {string} chromePath
 * @returns {Promise<{ lcpMs: number, cls: number, tbtMs: number, scores: Record<string, number>, failed: string[] }>}
 */
export async function measurePaint(url, chromePath) {
  for (let attempt = 1; ; attempt++) {
    const result = await runOnce(url, chromePath);
    if (result !== undefined) return result;
    if (attempt === MAX_ATTEMPTS) throw new Error(`Lighthouse could not record ${url}`);
  }
}

/** Undefined if the browser lost the trace, which happens on a loaded machine and says nothing about the page. */
async function runOnce(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (result === undefined || result.lhr.runtimeError) return undefined;
    const { audits, categories } = result.lhr;
    return {
      lcpMs: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      tbtMs: audits['total-blocking-time'].numericValue,
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)])),
      failed: CATEGORIES.slice(1).flatMap((name) =>
        categories[name].auditRefs
          .map(({ id }) => id)
          .filter((id) => audits[id].score !== null && audits[id].score < 1),
      ),
    };
  } finally {
    chrome.kill();
  }
}
