import type { Palette } from './art-options.ts';

/** Where a colour stands in a picture; a hue that is tied to an area is obeyed, a loose one is not. */
export type Area = 'main' | 'shadow' | 'light' | 'accent';

/** In the order of the palettes' colours. */
export const PALETTE_AREAS: Readonly<Record<Palette, readonly Area[]>> = {
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
