import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs';
import { ensureChromium } from '../ensure-chromium.mjs';

const WIDTHS = [320, 390, 1440];
const HEIGHT = 800;

/**
 * Where pages scroll sideways or cut a text off. Pages are looked at as they are delivered, before any script: that is what
 * a visitor sees first, and scripts do not change widths.
 * @param {string} origin @param {readonly string[]} paths @param {number} tabs opened side by side
 * @returns {Promise<{ faults: string[], measured: number }>}
 */
export async function findLayoutFaults(origin, paths, tabs) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const left = [...paths];
  /** @type {string[]} */
  const faults = [];
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const page = await context.newPage();
        for (let path = left.shift(); path !== undefined; path = left.shift())
          faults.push(...(await faultsOf(page, origin, path)));
      }),
    );
  } finally {
    await browser.close();
  }
  return { faults: faults.sort(), measured: paths.length * WIDTHS.length };
}

/** @param {import('@playwright/test').Page} page @param {string} origin @param {string} path */
async function faultsOf(page, origin, path) {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
  await page.goto(origin + path);
  /** @type {string[]} */
  const faults = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(measure);
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. @returns {string[]} */
function measure() {
  const { scrollWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  const nameOf = (/** @type {Element | undefined} */ element) => `“${element?.textContent?.trim().slice(0, 40)}”`;
  const sticksOut = (/** @type {Element} */ element) => {
    const { left, right } = element.getBoundingClientRect();
    return element.childElementCount === 0 && (right > innerWidth + 1 || left < -1);
  };
  const wide = scrollWidth > innerWidth ? [`is ${scrollWidth} wide: ${nameOf(elements.find(sticksOut))}`] : [];
  const cut = elements.filter((element) => {
    const style = getComputedStyle(element);
    if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return false;
    if (element.clientWidth <= 1 || style.textOverflow === 'ellipsis') return false; // for readers aloud; shortened on purpose
    return element.textContent?.trim() !== '' && element.scrollWidth > element.clientWidth + 1;
  });
  return [...wide, ...cut.map((element) => `cuts off ${nameOf(element)}`)];
}
