// `npm run pictures -w lab [-- --url http://…]`: draws the pictures of docs/pictures from a running product, or from one
// that it starts: every kind of page, four pages in all languages, and the text generator with a prompt.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@wordlamp/contract/languages';
import sharp from 'sharp';
import { KINDS_OF_PAGES } from '../e2e/kinds-of-pages.ts';
import { CHROMIUM_FLAGS } from '../scripts/chromium-flags.mjs';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { startProduct } from './bench/servers.mjs';

const PICTURES = join(import.meta.dirname, '../docs/pictures');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PAPER = '#e9e3d3';
const GAP = 16;

const IN_ALL_LANGUAGES = {
  home: '',
  'ai-generator': '/ai-prompt-generator',
  templates: '/prompt-templates',
  contact: '/contact',
};
const IDEA = 'Email to my landlord about a broken heater, polite but firm';

/** @typedef {{ width: number, height: number }} Size */

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
const product = url === undefined ? await startProduct() : undefined;
const origin = url ?? product?.url;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  await drawKinds();
  for (const [name, path] of Object.entries(IN_ALL_LANGUAGES)) await drawLanguages(name, path);
  await drawGenerator();
} finally {
  await browser.close();
  await product?.stop();
}

/** Every kind of page in English: light on a desktop, and next to it dark on a phone. */
async function drawKinds() {
  const height = 500;
  const cells = [];
  for (const kind of [...KINDS_OF_PAGES, '/nothing-here']) {
    const desktop = await shot(`/en${kind}`, DESKTOP, 'light', height);
    const phone = await shot(`/en${kind}`, PHONE, 'dark', height);
    cells.push(await sheet([desktop, phone], 2, 4));
  }
  await sharp(await sheet(cells, 3))
    .png({ palette: true })
    .toFile(join(PICTURES, 'all-pages.png'));
}

/** A page in all languages, at both widths. @param {string} name @param {string} path */
async function drawLanguages(name, path) {
  for (const { width, size, columns, height } of /** @type {const} */ ([
    { width: 'desktop', size: DESKTOP, columns: 4, height: 300 },
    { width: 'phone', size: PHONE, columns: 6, height: 560 },
  ])) {
    const cells = [];
    for (const { code } of LANGUAGES) cells.push(await shot(`/${code}${path}`, size, 'light', height));
    await sharp(await sheet(cells, columns))
      .webp({ quality: 80 })
      .toFile(join(PICTURES, 'languages', `${name}-${width}.webp`));
  }
}

/** The text generator with a written prompt. */
async function drawGenerator() {
  const page = await browser.newPage({ viewport: DESKTOP, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${origin}/en/ai-prompt-generator`);
  await page.getByLabel('Your idea').fill(IDEA);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(PICTURES, 'generator.png') });
  await page.close();
}

/** @param {string} path @param {Size} viewport @param {'light' | 'dark'} colorScheme @param {number} height of the picture */
async function shot(path, viewport, colorScheme, height) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot())
    .resize({ height })
    .png()
    .toBuffer();
  await context.close();
  return picture;
}

/** Pictures of one size in rows. @param {readonly Buffer[]} cells @param {number} columns @param {number} gap */
async function sheet(cells, columns, gap = GAP) {
  const sizes = await Promise.all(cells.map((cell) => sharp(cell).metadata()));
  const rows = Math.ceil(cells.length / columns);
  const height = Math.max(...sizes.map((size) => size.height));
  const widths = sizes.slice(0, columns).map((size) => size.width);
  const lefts = widths.map((_, column) => gap + widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0));
  const canvas = {
    width: (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0) + gap,
    height: rows * (height + gap) + gap,
    channels: /** @type {const} */ (3),
    background: PAPER,
  };
  const placed = cells.map((input, index) => ({
    input,
    left: lefts[index % columns] ?? 0,
    top: gap + Math.floor(index / columns) * (height + gap),
  }));
  return sharp({ create: canvas }).composite(placed).png().toBuffer();
}
