import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePixels } from './describe-pixels.ts';
import { paintImage, seededBytes } from './testing/paint-image.ts';

const anyImage = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }), seed: fc.nat() })
  .map(({ width, height, seed }) => {
    const next = seededBytes(seed);
    return { width, height, rgba: paintImage(width, height, () => [next(), next(), next(), next() < 40 ? 0 : 255]) };
  });

describe('for any image', () => {
  test('shares are ordered, add up to at most 1, and no name comes twice', () => {
    fc.assert(
      fc.property(anyImage, ({ width, height, rgba }) => {
        const palette = describePixels(rgba, width, height).look?.palette ?? [];
        const shares = palette.map(({ share }) => share);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect(new Set(palette.map(({ colorId }) => colorId)).size).toBe(palette.length);
        expect(palette.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('turning the rows upside down keeps every finding but the place of weight', () => {
    fc.assert(
      fc.property(anyImage, ({ width, height, rgba }) => {
        const flipped = new Uint8ClampedArray(rgba.length);
        for (let row = 0; row < height; row += 1) {
          flipped.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), (height - 1 - row) * width * 4);
        }
        const { visualWeight: _, ...look } = describePixels(rgba, width, height).look ?? { visualWeight: [] };
        expect(describePixels(flipped, width, height).look ?? {}).toMatchObject(look);
      }),
    );
  });

  test('without colour it is greyscale, neutral and without harmony', () => {
    fc.assert(
      fc.property(anyImage, ({ width, height, rgba }) => {
        const grey = rgba.map((_, index) => (index % 4 === 3 ? 255 : (rgba[index - (index % 4)] as number)));
        const { look } = describePixels(grey, width, height);
        expect(look).toMatchObject({ saturation: 'greyscale', temperature: 'neutral', harmony: 'none' });
      }),
    );
  });

  test('a plain colour comes back as it was', () => {
    const level = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(level, level, level, (red, green, blue) => {
        const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
        expect(
          describePixels(
            paintImage(3, 2, () => [red, green, blue]),
            3,
            2,
          ).look?.palette[0]?.hex,
        ).toBe(hex);
      }),
      { numRuns: 500 },
    );
  });
});
