import { expect, test } from 'vitest';
import { paletteAreas } from './palette-areas.ts';

const painted = { colors: 'warm', subject: 'urban', style: 'realistic', setting: 'none' } as const;
const modelled = { isFlat: false, key: 'mid', isClothed: true } as const;

test.each([
  [{ colors: 'black-white' }, 'low', 'main'],
  [{ colors: 'black-white' }, 'mid', 'shadow'],
  [{ colors: 'black-white' }, 'high', 'accent'],
  [{ colors: 'earth-tones' }, 'low', 'main'],
  [{ colors: 'earth-tones', subject: 'portrait' }, 'mid', 'ground'],
  [{ colors: 'earth-tones', subject: 'fantasy' }, 'mid', 'main'],
  [{ colors: 'earth-tones', subject: 'landscape' }, 'mid', 'shadow'],
  [{ colors: 'earth-tones', subject: 'landscape' }, 'high', 'accent'],
  [{ colors: 'pastel', subject: 'landscape' }, 'mid', 'accent'],
  [{ colors: 'pastel' }, 'low', 'main'],
] as const)('the first color of %j in a %s key is for %s', (choices, key, area) => {
  expect(paletteAreas({ ...painted, ...choices }, { ...modelled, key })[0]).toBe(area);
});

test.each(['monochrome', 'sepia', 'black-white', 'earth-tones'] as const)(
  'a bright picture in %s is filled by a pale color, and its darkest stands in accents',
  (colors) => {
    const areas = paletteAreas({ ...painted, colors }, { ...modelled, key: 'high' });

    expect(areas[0]).toBe('accent');
    expect(areas.indexOf('main')).toBe(colors === 'black-white' ? 1 : areas.length - 1);
  },
);

test.each([
  [{ colors: 'warm' }, 'mid', ['main', 'edge', 'accent', 'ground']],
  [{ colors: 'black-white' }, 'mid', ['edge', 'ground', 'main']],
  [{ colors: 'black-white' }, 'low', ['main', 'edge', 'accent']],
  [{ colors: 'black-white' }, 'high', ['edge', 'main', 'accent']],
  [{ colors: 'neon' }, 'mid', ['main', 'edge', 'accent', 'ground']],
  [{ colors: 'complementary' }, 'mid', ['main', 'accent', 'ground']],
  [{ colors: 'warm', style: 'impressionist', subject: 'abstract' }, 'mid', ['main', 'ground', 'accent', null]],
  [{ colors: 'earth-tones', style: 'expressionist', subject: 'abstract' }, 'high', ['accent', 'ground', null, 'main']],
  [{ colors: 'neon', style: 'expressionist', subject: 'abstract' }, 'mid', ['main', 'accent', null, 'ground']],
] as const)('a flat picture in %j in a %s key shares its colors out as %j', (choices, key, areas) => {
  expect(paletteAreas({ ...painted, ...choices }, { ...modelled, isFlat: true, key })).toEqual(areas);
});

test.each([
  [{ colors: 'warm', subject: 'portrait' }, true, ['ground', 'shadow', 'clothes', 'light']],
  [{ colors: 'warm', subject: 'portrait' }, false, ['ground', 'shadow', 'accent', 'light']],
  [{ colors: 'warm', subject: 'still-life' }, true, ['ground', 'shadow', 'accent', 'light']],
  [{ colors: 'warm', subject: 'animals' }, true, ['ground', 'shadow', 'accent', 'light']],
  [{ colors: 'warm', subject: 'fantasy' }, true, ['main', 'shadow', 'accent', 'light']],
  [{ colors: 'neon', subject: 'portrait' }, true, ['main', 'light', 'accent', 'shadow']],
  [{ colors: 'analogous', subject: 'portrait' }, true, ['light', 'main', 'shadow']],
  [{ colors: 'warm', subject: 'portrait', setting: 'forest' }, true, ['main', 'shadow', 'accent', 'light']],
] as const)('the leading color of %j (clothed: %s) stands behind what is shown: %j', (choices, isClothed, areas) => {
  expect(paletteAreas({ ...painted, ...choices }, { ...modelled, isClothed })).toEqual(areas);
});

test.each([
  [{ colors: 'complementary', subject: 'portrait' }, true, ['ground', 'clothes', 'accent']],
  [{ colors: 'complementary', subject: 'portrait' }, false, ['ground', 'main', 'accent']],
  [{ colors: 'complementary', subject: 'animals' }, true, ['ground', 'main', 'accent']],
  [{ colors: 'complementary', subject: 'animals', setting: 'forest' }, true, ['main', 'accent', 'ground']],
  [{ colors: 'warm', subject: 'portrait' }, true, ['main', 'edge', 'accent', 'ground']],
] as const)('a flat %j (clothed: %s) shares its colors out as %j', (choices, isClothed, areas) => {
  expect(paletteAreas({ ...painted, ...choices }, { isFlat: true, key: 'mid', isClothed })).toEqual(areas);
});
