import { expect, test } from 'vitest';
import { analyseCode } from '../json/code/analyse-code.ts';
import { describePixels } from '../json/pixels/describe-pixels.ts';
import { type Pixel, paintImage, seededBytes } from '../json/pixels/testing/paint-image.ts';
import { PROGRAMS } from '../json/testing/programs.ts';

/** Whole reports on code and pixels. After an intended change, update them with `-u` (docs/engine.md). */
const expectApproved = (reports: Readonly<Record<string, unknown>>, file: string) => {
  const entries = Object.entries(reports).map(([name, report]) => `═ ${name}\n${JSON.stringify(report, null, 1)}`);
  return expect(`${entries.join('\n\n')}\n`).toMatchFileSnapshot(`./approved/${file}.txt`);
};

test('reports of code are the approved ones', async () => {
  const reports = Object.entries(PROGRAMS).flatMap(([language, code]) => [
    [language, analyseCode(code)],
    [`${language}, twice, as its fence says`, analyseCode(`${code}\n\n${code}`, language)],
  ]);

  await expectApproved(Object.fromEntries(reports), 'reports-code');
});

const noise = seededBytes(11);
const isIn = (x: number, y: number, [column, row, radius]: readonly [number, number, number]) =>
  (x - column) ** 2 + (y - row) ** 2 < radius ** 2;
/** Up to 255 and down again; not a sine, whose values differ between machines. */
const wave = (x: number) => Math.abs(255 - (x % 510));
const grain = (level: number): Pixel => {
  const shift = (noise() - 128) / 6;
  return [level + shift, level * 0.9 + shift, level * 0.7 + shift];
};

/** Pictures with their size and pixels: planes, light, edges, symmetry, transparency, grain. */
const PICTURES: Readonly<Record<string, [width: number, height: number, paint: (x: number, y: number) => Pixel]>> = {
  'a red plane': [40, 40, () => [200, 20, 30]],
  'one pixel': [1, 1, () => [12, 200, 90]],
  'sunset over the sea': [
    320,
    180,
    (x, y) => (y > 110 ? [20 + (x % 7), 40, 80 + (y % 5)] : [255 - y, 150 - y / 2, 60 + y / 3]),
  ],
  'a lemon in the lower right corner': [
    200,
    300,
    (x, y) => (isIn(x, y, [150, 240, 30]) ? [240, 220, 40] : [60, 60, 66]),
  ],
  'a face of a clock, the same on both sides': [
    240,
    240,
    (x, y) =>
      isIn(x, y, [119.5, 119.5, 100]) ? (Math.abs(x - 119.5) < 6 ? [20, 20, 20] : [245, 245, 240]) : [90, 60, 40],
  ],
  'a sprite on nothing': [64, 64, (x, y) => (isIn(x, y, [32, 32, 20]) ? [30, 160, 60, 255] : [0, 0, 0, 0])],
  'glass, half see-through': [90, 60, (x) => [180, 210, 230, x < 45 ? 120 : 255]],
  'stripes of complementary colours': [
    180,
    120,
    (x) => (Math.floor(x / 12) % 2 === 0 ? [230, 120, 20] : [20, 110, 220]),
  ],
  'a rainbow': [360, 90, (x) => [wave(3 * x), wave(3 * x + 170), wave(3 * x + 340)]],
  'pixel art of four colours': [
    128,
    128,
    (x, y) =>
      (
        [
          [20, 24, 46],
          [93, 39, 93],
          [239, 125, 87],
          [167, 240, 112],
        ] as const
      )[((x >> 4) * 3 + (y >> 4) * 5) % 4] ?? [0, 0, 0],
  ],
  'a grainy photograph in warm grey': [256, 192, (x, y) => grain(60 + wave(2 * x) / 2 + wave(3 * y) / 8)],
  'fog, hardly any contrast': [210, 140, (x, y) => [200 + x / 40, 204 + y / 40, 208]],
  'night with two windows': [
    300,
    400,
    (x, y) => (isIn(x, y, [90, 120, 12]) || isIn(x, y, [210, 300, 16]) ? [250, 190, 90] : [6, 8, 18]),
  ],
  'a banner, very wide': [700, 60, (x, y) => (y < 12 || y > 48 ? [15, 90, 70] : [250, 248, (x * 3) % 256])],
};

test('facts of pictures are the approved ones', async () => {
  const facts = Object.entries(PICTURES).map(([name, [width, height, paint]]) => [
    name,
    describePixels(paintImage(width, height, paint), width, height),
  ]);

  await expectApproved(Object.fromEntries(facts), 'reports-pictures');
});
