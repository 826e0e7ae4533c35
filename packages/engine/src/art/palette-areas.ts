import type { Mood, Palette } from './art-options.ts';

/** Where a colour stands in a picture; a hue that is tied to an area is obeyed, a loose one is not. */
export type Area = 'main' | 'shadow' | 'light' | 'accent';

/** In the order of the palettes' colours. */
const AREAS: Readonly<Record<Palette, readonly Area[]>> = {
  warm: ['main', 'shadow', 'accent', 'light'],
  cool: ['main', 'accent', 'light', 'shadow'],
  monochrome: ['shadow', 'main', 'light'],
  complementary: ['main', 'accent', 'shadow'],
  analogous: ['light', 'main', 'shadow'],
  'earth-tones': ['shadow', 'accent', 'main', 'light'],
  pastel: ['main', 'accent', 'shadow', 'light'],
  neon: ['main', 'light', 'accent', 'shadow'],
  'black-white': ['shadow', 'light', 'main'],
  sepia: ['shadow', 'main', 'light'],
};
/** A dark picture is filled by the darkest color of its palette, where the palette has a dark one. */
const DARK_AREAS: Partial<Record<Palette, readonly Area[]>> = {
  monochrome: ['main', 'accent', 'light'],
  'earth-tones': ['main', 'accent', 'shadow', 'light'],
  'black-white': ['main', 'light', 'accent'],
  sepia: ['main', 'accent', 'light'],
};

export function paletteAreas(palette: Palette, mood: Mood): readonly Area[] {
  return (mood === 'dark' ? DARK_AREAS[palette] : undefined) ?? AREAS[palette];
}
