// `npm run first-paint -w lab [-- --loads 20 --pages /en,/ru,/ar]`: films cold loads at 10 Mbit/s and 40 ms, and says of each
// whether its headline was ever painted in another way than in the end. It prints figures and asserts nothing.

import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS } from '../scripts/chromium-flags.mjs';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { startProduct } from './bench/servers.mjs';

const LINE = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };
const WINDOW = { width: 390, height: 844 };
/** How long a load is filmed after the last request. */
const AFTER_MS = 1500;
/** Of the pixels of a headline: what the film's compression changes is less, another face is a tenth. */
const SAME_SHARE = 0.02;

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '20' },
    pages: { type: 'string', default: '/en,/de,/fr,/es,/it,/pt,/tr,/ru,/ar' },
    url: { type: 'string' },
  },
});
const product = values.url === undefined ? await startProduct() : undefined;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  for (const path of values.pages.split(',')) await printLoads(path);
} finally {
  await browser.close();
  await product?.stop();
}

/** @param {string} path */
async function printLoads(path) {
  const loads = [];
  for (let i = 0; i < Number(values.loads); i++) loads.push(await film(`${values.url ?? product?.url}${path}`));
  const median = (/** @type {number[]} */ all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  console.log(
    `${path.padEnd(28)} headline changed in ${loads.filter(({ hasChanged }) => hasChanged).length} of ${loads.length} · ` +
      `brand faces in ${loads.filter(({ isBrand }) => isBrand).length} · ` +
      `largest paint ${Math.round(median(loads.map(({ paintMs }) => paintMs)))} ms · ` +
      `shift at most ${Math.max(...loads.map(({ shift }) => shift)).toFixed(4)}`,
  );
}

/** One visit with nothing in the cache. @param {string} url */
async function film(url) {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  /** @type {Buffer[]} */
  const frames = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // the last frame may come after the end
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  await session.send('Page.stopScreencast');
  const box = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().toJSON());
  const isBrand = await page.evaluate(() => document.documentElement.classList.contains('wf'));
  const paints = await page.evaluate(readEntries, 'largest-contentful-paint');
  const shifts = await page.evaluate(readEntries, 'layout-shift');
  await context.close();
  const headlines = await Promise.all(frames.map((frame) => crop(frame, box)));
  return {
    paintMs: paints.at(-1)?.startTime ?? 0,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    isBrand,
    hasChanged: isChanged(headlines),
  };
}

/**
 * Runs in the page.
 * @param {string} type
 * @returns {Promise<{ startTime: number, value: number }[]>} `value` of a layout shift only
 */
function readEntries(type) {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(JSON.parse(JSON.stringify(list.getEntries()))));
    observer.observe({ type, buffered: true });
    setTimeout(resolve, 200, []); // not called if there are none
  });
}

/** @param {Buffer} frame @param {DOMRect} box */
async function crop(frame, { x, y, width, height }) {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const size = { width: Math.min(WINDOW.width - left, Math.ceil(width)), height: Math.ceil(height) };
  return sharp(frame)
    .extract({ left, top, ...size })
    .greyscale()
    .raw()
    .toBuffer();
}

/** Whether a frame that shows something shows something else than the last one. @param {Buffer[]} headlines */
function isChanged(headlines) {
  const last = headlines.at(-1);
  if (!last) throw new Error('Nothing was filmed.');
  return headlines.some((headline) => !isEmpty(headline) && differs(headline, last));
}

/** @param {Buffer} pixels */
function isEmpty(pixels) {
  return pixels.every((value) => Math.abs(value - (pixels[0] ?? 0)) < 8);
}

/** @param {Buffer} a @param {Buffer} b */
function differs(a, b) {
  let others = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 64) others++;
  return others / a.length > SAME_SHARE;
}
