import { chromium } from '@playwright/test';
import { languageOf } from '@wordlamp/contract/languages';
import { PSEUDO_LANGUAGES, pseudoText } from '../../apps/web/app/content/pseudo-words.server.ts';
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs';
import { ensureChromium } from '../ensure-chromium.mjs';

const WIDTHS = [320, 390, 1440];
const HEIGHT = 800;

/**
 * Where pages scroll sideways or cut a text off. Pages are looked at as they are delivered, before any script, in the site's
 * own fonts: scripts do not change widths. English pages are looked at with the words of the two
 * pseudo-languages, too: longer ones than any translation has, from left to right and from right to left.
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
  return {
    faults: faults.sort(),
    measured: (paths.length + paths.filter(isPlayedWith).length * PSEUDO_LANGUAGES.length) * WIDTHS.length,
  };
}

/** @param {import('@playwright/test').Page} page @param {string} origin @param {string} path */
async function faultsOf(page, origin, path) {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
  await page.goto(origin + path);
  await page.evaluate(layOutAll);
  await page.evaluate(wearWebFonts);
  const faults = await faultsAtAllWidths(page, path);
  if (!isPlayedWith(path)) return faults;
  const texts = await page.evaluate(readTexts);
  for (const language of PSEUDO_LANGUAGES) {
    const { tag, direction } = languageOf(language);
    const said = texts.map((text) => pseudoText(text, language));
    await page.evaluate(say, { said, tag, direction });
    faults.push(...(await faultsAtAllWidths(page, `${path} in long words, ${direction}`)));
  }
  return faults;
}

/** Runs in the page. What is far from the window is else neither styled nor laid out. */
function layOutAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Its own fonts, as loader.js brings them: those of the machine are as wide as it happens to have. */
async function wearWebFonts() {
  document.documentElement.classList.add('wf');
  await document.fonts.ready;
}

/** @param {import('@playwright/test').Page} page @param {string} name */
async function faultsAtAllWidths(page, name) {
  /** @type {string[]} */
  const faults = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(measure);
    faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`));
  }
  return faults;
}

/** English pages are looked at in the two pseudo-languages, too; articles are prose in the frame of the others. @param {string} path */
function isPlayedWith(path) {
  return (path.startsWith('/en/') && !path.startsWith('/en/blog/')) || path === '/en';
}

/** Runs in the page. Its texts, in the order in which `say` takes them back. @returns {string[]} */
function readTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const nodes = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isSaid = node.parentElement?.closest('script, style, noscript, pre, code, svg, [translate=no]') === null;
    if (isSaid && node.textContent?.trim()) nodes.push(/** @type {Text} */ (node));
  }
  Object.assign(globalThis, { textNodes: nodes });
  return nodes.map(({ data }) => data);
}

/** Runs in the page. @param {{ said: string[], tag: string, direction: string }} words */
function say({ said, tag, direction }) {
  const { textNodes } = /** @type {{ textNodes: Text[] }} */ (/** @type {unknown} */ (globalThis));
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  for (const [index, node] of textNodes.entries()) node.data = said[index] ?? '';
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
