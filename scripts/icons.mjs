// `npm run icons`: draws the icons of devices and old browsers from the favicon. What it writes is committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconFile } from './icons/icon-file.mjs';

/** The paper of the light theme (tokens in app.css), which the drawing's light colors are made for. */
const PAPER = '#faf5ed';

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
/** Dots per inch at which an SVG of 32 units is drawn one to one. */
const DENSITY = 72;

const PUBLIC = join(import.meta.dirname, '../apps/web/public');
/** The part of the edge that the drawing takes; what a device cuts into a circle or a drop leaves 80 % visible. */
const TILES = [
  { name: 'icons/icon-192.png', size: 192, share: 0.78 },
  { name: 'icons/icon-512.png', size: 512, share: 0.78 },
  { name: 'icons/maskable-512.png', size: 512, share: 0.56 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.7 },
];
const FAVICON_SIZES = [16, 32, 48];

const drawing = readFileSync(join(PUBLIC, 'favicon.svg'));
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
for (const { name, size, share } of TILES)
  writeFileSync(join(PUBLIC, name), await drawIcon(drawing, { size, share, isTile: true }));
const pictures = await Promise.all(
  FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(drawing, { size, share: 1, isTile: false }) })),
);
writeFileSync(join(PUBLIC, 'favicon.ico'), iconFile(pictures));
console.log(`Drew ${TILES.length} icons and favicon.ico.`);

/**
 * @param {Buffer} drawing an SVG of 32 by 32
 * @param {{ size: number, share: number, isTile: boolean }} look size in pixels; share: the part of an edge that the
 *   drawing takes; a tile has paper behind it
 * @returns {Promise<Buffer>} PNG
 */
async function drawIcon(drawing, { size, share, isTile }) {
  const inner = Math.round(size * share);
  const picture = await sharp(drawing, { density: (DENSITY * inner) / 32 })
    .resize(inner, inner, { fit: 'contain', background: NOTHING })
    .toBuffer();
  const background = isTile ? PAPER : NOTHING;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ palette: true, quality: 100, compressionLevel: 9 })
    .toBuffer();
}
