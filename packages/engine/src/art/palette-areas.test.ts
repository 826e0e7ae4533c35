import { expect, test } from 'vitest';
import { paletteAreas } from './palette-areas.ts';

test.each([
  ['black-white', 'dark', 'main'],
  ['black-white', 'joyful', 'shadow'],
  ['earth-tones', 'dark', 'main'],
  ['pastel', 'dark', 'main'],
] as const)('the first color of %s in a %s mood is for %s', (palette, mood, area) => {
  expect(paletteAreas(palette, mood)[0]).toBe(area);
});
