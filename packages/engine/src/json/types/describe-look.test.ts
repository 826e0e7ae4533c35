import { expect, test } from 'vitest';
import { JSON_PACKS } from '../all-json-packs.ts';
import type { PaletteColor, PixelFacts, PixelLook } from '../pixels/pixel-facts.ts';
import { MEASURED_PICTURE } from '../testing/measured-picture.ts';
import { analysisOf, paletteOf, sayColors, sayLook } from './describe-look.ts';

const LOOK = MEASURED_PICTURE.look as PixelLook;
const FACTS: PixelFacts = { ...MEASURED_PICTURE, file: null };
const { en } = JSON_PACKS;

test('a measured picture becomes keys', () => {
  expect(analysisOf(FACTS, 'measured')).toEqual({
    method: 'measured',
    width: 3000,
    height: 2000,
    orientation: 'landscape',
    transparency: 'none',
    brightness: 'dark',
    saturation: 'muted',
    temperature: 'cool',
    harmony: 'complementary',
    detail: 'moderate',
    sharpness: 'crisp',
    rendering: 'likely photographic',
    text: 'not analyzed',
  });
});

test('how it was made is a guess, or omitted', () => {
  const rendering = (renderingHint: PixelLook['renderingHint']) =>
    analysisOf({ ...FACTS, look: { ...LOOK, renderingHint } }, 'measured').rendering;
  expect([rendering('graphic'), rendering('unclear')]).toEqual(['likely graphic', 'unclear']);
});

test('a picture that is clear everywhere has its size alone', () => {
  expect(analysisOf({ ...FACTS, look: null, transparency: 'partial' }, 'measured')).toEqual({
    method: 'measured',
    width: 3000,
    height: 2000,
    orientation: 'landscape',
    transparency: 'partial',
    text: 'not analyzed',
  });
});

test('known file data is stated, including the frames of an animation', () => {
  const file = { format: 'gif', bytes: 1200, width: 3000, height: 2000, animated: true, frames: 12 } as const;
  expect(analysisOf({ ...FACTS, file }, 'measured')).toMatchObject({
    format: 'gif',
    bytes: 1200,
    animated: true,
    frames: 12,
  });
  const still = analysisOf({ ...FACTS, file: { ...file, animated: false, frames: 1 } }, 'measured');
  expect(still).toMatchObject({ animated: false });
  expect(still).not.toHaveProperty('frames');
});

test('colors have the names of the language and rounded shares', () => {
  const [first, second] = LOOK.palette as [PaletteColor, PaletteColor];
  expect(paletteOf({ ...LOOK, palette: [{ ...first, share: 0.4567 }, second] }, en)).toEqual([
    { name: en.colors['dark-blue'], hex: '#4A6580', share: 0.46, role: 'dominant' },
    { name: en.colors.teal, hex: '#D9982F', share: 0.04, role: 'accent' },
  ]);
  expect(sayColors(LOOK, en, ', ')).toBe(`${en.colors['dark-blue']} #4A6580, ${en.colors.teal} #D9982F`);
});

test('one line summarizes the measurements', () => {
  const { look } = en.words;
  expect(sayLook(FACTS, en, '; ')).toBe(
    [
      look['brightness.dark'],
      look['contrast.high'],
      look['saturation.muted'],
      look['temperature.cool'],
      look['detail.moderate'],
      look['orientation.landscape'],
    ].join('; '),
  );
  expect(sayLook({ ...FACTS, look: null }, en, '; ')).toBe(look['orientation.landscape']);
});
