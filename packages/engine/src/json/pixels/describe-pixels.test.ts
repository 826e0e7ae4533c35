import { describe, expect, test } from 'vitest';
import { describePixels } from './describe-pixels.ts';
import type { PixelLook } from './pixel-facts.ts';
import { type Pixel, paintImage, seededBytes } from './testing/paint-image.ts';

function lookOf(width: number, height: number, paint: (x: number, y: number) => Pixel): PixelLook {
  const { look } = describePixels(paintImage(width, height, paint), width, height);
  if (look === null) throw new Error('nothing is seen');
  return look;
}

const noise = seededBytes(7);
const isInDisc = (x: number, y: number, column: number, row: number, radius: number) =>
  (x - column) * (x - column) + (y - row) * (y - row) < radius * radius;

describe('describePixels', () => {
  test.each<{ name: string; paint: (x: number, y: number) => Pixel; expected: Partial<PixelLook> }>([
    {
      name: 'one plain colour',
      paint: () => [74, 101, 128],
      expected: {
        palette: [{ hex: '#4A6580', colorId: 'slate-grey', share: 1, role: 'dominant' }],
        brightness: 'medium',
        contrast: 'low',
        saturation: 'muted',
        temperature: 'cool',
        harmony: 'monochrome',
        detail: 'sparse',
        sharpness: 'unclear',
        visualWeight: [],
        symmetry: 'none',
        renderingHint: 'graphic',
      },
    },
    {
      name: 'a grey ramp from left to right',
      paint: (x) => [x * 2, x * 2, x * 2],
      expected: {
        contrast: 'high',
        saturation: 'greyscale',
        temperature: 'neutral',
        harmony: 'none',
        detail: 'sparse',
        symmetry: 'none',
        renderingHint: 'unclear',
      },
    },
    {
      name: 'a night with a small lamp',
      paint: (x, y) => (isInDisc(x, y, 100, 100, 8) ? [232, 166, 50] : [8 + y / 16, 10 + y / 16, 26 + y / 8]),
      expected: { brightness: 'very-dark', key: 'low', temperature: 'cool', visualWeight: ['lower-right'] },
    },
    {
      name: 'near white paper with pale marks',
      paint: (x) => (x % 16 === 0 ? [222, 222, 220] : [252, 252, 250]),
      expected: { brightness: 'very-light', key: 'high', contrast: 'low', saturation: 'greyscale' },
    },
    {
      name: 'large red and white checks',
      paint: (x, y) => (((x >> 5) + (y >> 5)) % 2 === 0 ? [200, 30, 20] : [255, 255, 255]),
      expected: {
        sharpness: 'crisp',
        temperature: 'warm',
        harmony: 'monochrome',
        detail: 'moderate',
        visualWeight: [],
      },
    },
    {
      name: 'orange against blue',
      paint: (x) => (x < 64 ? [240, 140, 20] : [40, 110, 220]),
      expected: { harmony: 'complementary', saturation: 'vivid', symmetry: 'none' },
    },
    {
      name: 'yellow running into green',
      paint: (x) => [235 - 1.6 * x, 205, 20],
      expected: { harmony: 'analogous', temperature: 'warm', saturation: 'vivid' },
    },
    {
      name: 'red, green and blue bands',
      paint: (x) => (x < 43 ? [220, 30, 30] : x < 86 ? [30, 180, 40] : [30, 60, 220]),
      expected: { harmony: 'mixed' },
    },
    {
      name: 'thin stripes that mirror each other',
      paint: (x) => (Math.min(x, 127 - x) % 8 < 4 ? [20, 20, 20] : [240, 240, 240]),
      expected: { symmetry: 'left-right', detail: 'dense', sharpness: 'crisp', key: 'mid', contrast: 'high' },
    },
    {
      name: 'halves of one lightness and other hues',
      paint: (x, y) => (x < 64 ? [190, 80 + (y % 8), 90] : [60, 130 + (y % 8), 190]),
      expected: { symmetry: 'none' },
    },
    {
      name: 'a white page with one green mark',
      paint: (x, y) => (isInDisc(x, y, 20, 64, 8) ? [71, 135, 66] : [255, 255, 255]),
      expected: { saturation: 'muted', temperature: 'neutral', harmony: 'none', visualWeight: ['middle-left'] },
    },
    {
      name: 'noise',
      paint: () => [noise(), noise(), noise()],
      expected: {
        detail: 'dense',
        harmony: 'mixed',
        renderingHint: 'photographic',
        visualWeight: [],
        symmetry: 'none',
      },
    },
    {
      name: 'a soft glow',
      paint: (x, y) => {
        const level = Math.max(30, 240 - 5 * Math.sqrt((x - 64) * (x - 64) + (y - 64) * (y - 64)));
        return [level, level, level];
      },
      expected: { sharpness: 'soft', symmetry: 'left-right', detail: 'sparse' },
    },
  ])('describes what $name shows', ({ paint, expected }) => {
    expect(lookOf(128, 128, paint)).toMatchObject(expected);
  });

  test('gives a small strong colour on a plain ground its own place as an accent', () => {
    const { palette } = lookOf(300, 200, (x, y) =>
      isInDisc(x, y, 150, 150, 17) ? [229, 162, 46] : [60, 80 + y / 8, 110],
    );

    expect(palette.at(-1)).toMatchObject({ colorId: 'amber', hex: '#E5A22E', role: 'accent' });
    expect(palette[0]).toMatchObject({ role: 'dominant' });
  });

  test('mixes fine black and white checks to the grey that an eye sees from afar', () => {
    const { palette } = lookOf(512, 512, (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]));

    expect(palette).toEqual([{ hex: '#BCBCBC', colorId: 'light-grey', share: 1, role: 'dominant' }]);
  });

  test.each([
    {
      name: 'a disc on a clear ground',
      alpha: (x: number, y: number) => (isInDisc(x, y, 20, 20, 12) ? 255 : 0),
      is: 'cut-out',
    },
    { name: 'a clear window', alpha: (x: number, y: number) => (isInDisc(x, y, 20, 20, 12) ? 0 : 255), is: 'partial' },
    { name: 'alpha of a careless encoder', alpha: () => 251, is: 'none' },
    { name: 'one clear pixel', alpha: (x: number, y: number) => (x + y === 0 ? 0 : 255), is: 'none' },
  ])('calls $name $is', ({ alpha, is }) => {
    const rgba = paintImage(40, 40, (x, y) => [20, 120, 60, alpha(x, y)]);

    expect(describePixels(rgba, 40, 40).transparency).toBe(is);
  });

  test('excludes colors under clear pixels from the palette', () => {
    const rgba = paintImage(400, 400, (x, y) => (isInDisc(x, y, 200, 200, 90) ? [20, 120, 60] : [255, 0, 0, 0]));

    const { palette } = describePixels(rgba, 400, 400).look ?? { palette: [] };

    expect(palette).toEqual([{ hex: '#14783C', colorId: 'green', share: 1, role: 'dominant' }]);
  });

  test('has no look if everything is clear', () => {
    expect(describePixels(new Uint8Array(16), 2, 2)).toMatchObject({ look: null, transparency: 'partial' });
  });

  test.each([
    { width: 1, height: 1 },
    { width: 10_000, height: 1 },
    { width: 1, height: 10_000 },
    { width: 257, height: 3 },
  ])('takes $width × $height pixels', ({ width, height }) => {
    const { palette } = lookOf(width, height, () => [216, 38, 31]);

    expect(palette).toEqual([{ hex: '#D8261F', colorId: 'red', share: 1, role: 'dominant' }]);
  });

  test.each([
    { width: 2, height: 2, bytes: 15 },
    { width: 0, height: 4, bytes: 0 },
    { width: -2, height: -2, bytes: 16 },
    { width: 1.5, height: 2, bytes: 12 },
    { width: Number.NaN, height: 2, bytes: 8 },
  ])('refuses $bytes bytes as $width × $height pixels', ({ width, height, bytes }) => {
    expect(() => describePixels(new Uint8Array(bytes), width, height)).toThrow(RangeError);
  });

  test("passes on the caller's file data, and takes the size from it", () => {
    const file = { format: 'gif', bytes: 900, width: 320, height: 180, animated: true, frames: 4 } as const;
    const pixels = paintImage(2, 2, () => [0, 0, 0]);

    expect(describePixels(pixels, 2, 2, file)).toMatchObject({ file, width: 320, height: 180, aspectRatio: '16:9' });
  });
});
