import { expect, test } from 'vitest';
import { paletteAreas } from './palette-areas.ts';

const painted = { colors: 'warm', mood: 'peaceful', subject: 'urban', style: 'realistic' } as const;
const modelled = { isFlat: false, isMainNamed: false };

test.each([
  [{ colors: 'black-white', mood: 'dark' }, 'main'],
  [{ colors: 'black-white', mood: 'joyful' }, 'shadow'],
  [{ colors: 'earth-tones', mood: 'dark' }, 'main'],
  [{ colors: 'earth-tones', subject: 'portrait' }, 'main'],
  [{ colors: 'earth-tones', subject: 'landscape' }, 'shadow'],
  [{ colors: 'pastel', subject: 'landscape' }, 'accent'],
  [{ colors: 'pastel', mood: 'dark' }, 'main'],
] as const)('the first color of %j is for %s', (choices, area) => {
  expect(paletteAreas({ ...painted, ...choices }, modelled)[0]).toBe(area);
});

test.each([
  [{ colors: 'warm' }, ['main', 'edge', 'accent', 'ground']],
  [{ colors: 'black-white' }, ['edge', 'ground', 'main']],
  [{ colors: 'black-white', mood: 'dark' }, ['main', 'edge', 'accent']],
  [{ colors: 'neon' }, ['main', 'edge', 'accent', 'ground']],
  [{ colors: 'warm', style: 'impressionist' }, ['main', 'shadow', 'accent', 'light']],
] as const)('a flat picture in %j shares its colors out as %j', (choices, areas) => {
  expect(paletteAreas({ ...painted, ...choices }, { ...modelled, isFlat: true })).toEqual(areas);
});

test('of two opposed colors the one that a thing has is kept for it', () => {
  const named = { ...modelled, isMainNamed: true };

  expect(paletteAreas({ ...painted, colors: 'complementary' }, named)).toEqual(['accent', 'main', 'shadow']);
  expect(paletteAreas(painted, named)).toEqual(paletteAreas(painted, modelled));
});
