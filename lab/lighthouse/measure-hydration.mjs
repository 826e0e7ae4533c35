import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.mjs';

/** 150 ms round trip, 1.6 Mbit/s, a processor four times slower: a mid-range phone on a slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/**
 * Loads a page under real throttling.
 * @param {string} url
 * @param {string} executablePath
 * @returns {Promise<{ paintMs: number, hydratedMs: number, shift: number }>} times since navigation start
 */
export async function measureHydration(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.seen?.hydratedMs > 0, undefined, { timeout: 60_000 });
    return await page.evaluate(() => globalThis.seen);
  } finally {
    await browser.close();
  }
}

function watch() {
  const seen = { paintMs: 0, hydratedMs: 0, shift: 0 };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    seen.paintMs = list.getEntries().at(-1)?.startTime ?? seen.paintMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // React marks the elements that it has taken over.
  const look = () => {
    const heading = document.querySelector('h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
      seen.hydratedMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
