import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs';
import { ensureChromium } from '../ensure-chromium.mjs';
import { pictureHtml, ruleSheet } from './picture-html.mjs';

/** @typedef {import('./picture-subjects.mjs').Subject} Subject */

const MODULES = join(import.meta.dirname, '../../node_modules');
const ORIGIN = 'http://pictures.invalid';
/** Four bits a pixel: paper, ink, one hue, the lamp, and the steps between them. */
const COLORS = 16;

/**
 * Draws pictures in a real browser, which alone sets every script right.
 * @param {readonly Subject[]} subjects @param {string} folder where their addresses begin
 */
export async function drawPictures(subjects, folder) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.route(`${ORIGIN}/fonts/**`, (route) => route.fulfill({ body: readFont(route.request().url()) }));
    for (const subject of subjects) {
      await page.route(`${ORIGIN}/`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: pictureHtml(subject) }),
      );
      await page.goto(`${ORIGIN}/`);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(ruleSheet);
      const file = join(folder, subject.file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await smallPng(await page.screenshot()));
      await page.unroute(`${ORIGIN}/`);
    }
  } finally {
    await browser.close();
  }
}

/** @param {Buffer} screenshot */
function smallPng(screenshot) {
  return sharp(screenshot)
    .png({ palette: true, colours: COLORS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** @param {string} url below /fonts/, the name of a package and a file in it */
function readFont(url) {
  const path = new URL(url).pathname.replace('/fonts/', '');
  const scope = path.includes('-wght-') ? '@fontsource-variable' : '@fontsource';
  return readFileSync(join(MODULES, scope, path));
}
