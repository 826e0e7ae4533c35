import type { ArtConfiguration, Palette, Style, Subject } from './art-options.ts';
import type { ToneKey } from './light-kinds.ts';

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
/** A dark picture is filled by the darkest color of its palette, a bright one by the palest, where there is one. */
const DARK_AREAS: Partial<Record<Palette, Areas>> = {
  monochrome: ['main', 'accent', 'light'],
  'earth-tones': AREAS['earth-tones'],
  'black-white': ['main', 'light', 'accent'],
  sepia: ['main', 'accent', 'light'],
};
const BRIGHT_AREAS: Partial<Record<Palette, Areas>> = {
  monochrome: ['accent', 'shadow', 'main'],
  'earth-tones': ['accent', 'shadow', 'ground', 'main'],
  'black-white': ['accent', 'main', 'shadow'],
  sepia: ['accent', 'shadow', 'main'],
};
/** A flat picture has neither shadows nor highlights: the dark color draws, the pale one lies behind. */
const FLAT: Partial<Record<Area, Area>> = { shadow: 'edge', light: 'ground' };
const FLAT_AND_DARK: Partial<Record<Area, Area>> = { shadow: 'ground', light: 'edge' };
const FLAT_AND_BRIGHT: Partial<Record<Area, Area>> = { accent: 'edge', shadow: 'accent' };
/** Neon needs its near-black behind it, flat or not; a mid gray draws no line. */
const FLAT_PALETTES: Partial<Record<Palette, Partial<Record<Area, Area>>>> = {
  neon: FLAT_AND_DARK,
  complementary: { shadow: 'ground', light: 'ground' },
};
/** Styles that draw no outline, or a dark one of their own. */
const UNLINED: readonly Style[] = ['impressionist', 'expressionist'];
type Picture = { isFlat: boolean; key: ToneKey };

export function paletteAreas(
  { colors, subject, style }: Pick<ArtConfiguration, 'colors' | 'subject' | 'style'>,
  { isFlat, key }: Picture,
): Areas {
  const bright = key === 'high' ? BRIGHT_AREAS[colors] : undefined;
  const toned = key === 'low' ? DARK_AREAS[colors] : bright;
  const green = GREEN_SUBJECTS.includes(subject) ? GREEN_AREAS[colors] : undefined;
  const areas = toned ?? green ?? AREAS[colors];
  if (!isFlat || UNLINED.includes(style)) return areas;
  const flat = bright === undefined ? (key === 'low' ? FLAT_AND_DARK : FLAT) : FLAT_AND_BRIGHT;
  const changes = FLAT_PALETTES[colors] ?? flat;
  return areas.map((area) => changes[area] ?? area);
}
