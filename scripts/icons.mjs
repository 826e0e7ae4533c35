// `npm run icons`: draws the icons of devices and old browsers from the favicon. What it writes is committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcon } from './icons/draw-icon.mjs';
import { iconFile } from './icons/icon-file.mjs';

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
