import { expect, test } from 'vitest';
import { paletteAreas } from './palette-areas.ts';

const painted = { colors: 'warm', subject: 'urban', style: 'realistic' } as const;
const modelled = { isFlat: false, key: 'mid' } as const;

test.each([
  [{ colors: 'black-white' }, 'low', 'main'],
  [{ colors: 'black-white' }, 'mid', 'shadow'],
  [{ colors: 'black-white' }, 'high', 'accent'],
  [{ colors: 'earth-tones' }, 'low', 'main'],
  [{ colors: 'earth-tones', subject: 'portrait' }, 'mid', 'main'],
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
  [{ colors: 'warm', style: 'impressionist' }, 'mid', ['main', 'shadow', 'accent', 'light']],
  [{ colors: 'warm', style: 'expressionist' }, 'mid', ['main', 'shadow', 'accent', 'light']],
] as const)('a flat picture in %j in a %s key shares its colors out as %j', (choices, key, areas) => {
  expect(paletteAreas({ ...painted, ...choices }, { ...modelled, isFlat: true, key })).toEqual(areas);
});
