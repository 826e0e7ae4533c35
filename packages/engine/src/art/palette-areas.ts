import type { ArtConfiguration, Palette, Style, Subject } from './art-options.ts';

/** Where a colour stands in a picture; a hue that is tied to an area is obeyed, a loose one is not. */
export type Area = 'main' | 'shadow' | 'light' | 'accent' | 'edge' | 'ground';
type Areas = readonly Area[];

/** In the order of the palettes' colours. */
const AREAS: Readonly<Record<Palette, Areas>> = {
  warm: ['main', 'shadow', 'accent', 'light'],
  cool: ['main', 'accent', 'light', 'shadow'],
  monochrome: ['shadow', 'main', 'light'],
  complementary: ['main', 'accent', 'shadow'],
  analogous: ['light', 'main', 'shadow'],
  'earth-tones': ['main', 'accent', 'shadow', 'light'],
  pastel: ['main', 'accent', 'shadow', 'light'],
  neon: ['main', 'light', 'accent', 'shadow'],
  'black-white': ['shadow', 'light', 'main'],
  sepia: ['shadow', 'main', 'light'],
};
/** Outdoors the greens of a palette lead. */
const GREEN_AREAS: Partial<Record<Palette, Areas>> = {
  'earth-tones': ['shadow', 'accent', 'main', 'light'],
  pastel: ['accent', 'main', 'shadow', 'light'],
};
const GREEN_SUBJECTS: readonly Subject[] = ['landscape', 'nature'];
/** A dark picture is filled by the darkest color of its palette, where the palette has a dark one. */
const DARK_AREAS: Partial<Record<Palette, Areas>> = {
  monochrome: ['main', 'accent', 'light'],
  'earth-tones': AREAS['earth-tones'],
  'black-white': ['main', 'light', 'accent'],
  sepia: ['main', 'accent', 'light'],
};
/** A flat picture has neither shadows nor highlights: the dark color draws, the pale one lies behind. */
const FLAT: Partial<Record<Area, Area>> = { shadow: 'edge', light: 'ground' };
const FLAT_AND_DARK: Partial<Record<Area, Area>> = { shadow: 'ground', light: 'edge' };
/** Neon needs its near-black behind it, flat or not. */
const DARK_GROUNDED: readonly Palette[] = ['neon'];
/** Styles that draw no outline. */
const UNLINED: readonly Style[] = ['impressionist'];
/** The first color of these belongs to a thing that the details name, and must not lie all around it. */
const OPPOSED: readonly Palette[] = ['complementary'];
const EXCHANGED: Partial<Record<Area, Area>> = { main: 'accent', accent: 'main' };

export function paletteAreas(
  { colors, mood, subject, style }: Pick<ArtConfiguration, 'colors' | 'mood' | 'subject' | 'style'>,
  { isFlat, isMainNamed }: { isFlat: boolean; isMainNamed: boolean },
): Areas {
  const dark = mood === 'dark' ? DARK_AREAS[colors] : undefined;
  const green = GREEN_SUBJECTS.includes(subject) ? GREEN_AREAS[colors] : undefined;
  const flat = mood === 'dark' || DARK_GROUNDED.includes(colors) ? FLAT_AND_DARK : FLAT;
  const changes = {
    ...(isFlat && !UNLINED.includes(style) ? flat : {}),
    ...(isMainNamed && OPPOSED.includes(colors) ? EXCHANGED : {}),
  };
  return (dark ?? green ?? AREAS[colors]).map((area) => changes[area] ?? area);
}
