import type { ArtConfiguration, Palette, Style, Subject } from './art-options.ts';
import type { ToneKey } from './light-kinds.ts';

/** The position of a color in a picture. Models obey a hue that is tied to an area and ignore a loose one. */
export type Area = 'main' | 'shadow' | 'light' | 'accent' | 'edge' | 'ground' | 'clothes';
type Areas = readonly Area[];

/** In the order of the palettes' colors. */
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
/** Outdoors, the greens of a palette lead. */
const GREEN_AREAS: Partial<Record<Palette, Areas>> = {
  'earth-tones': ['shadow', 'accent', 'main', 'light'],
  pastel: ['accent', 'main', 'shadow', 'light'],
};
const GREEN_SUBJECTS: readonly Subject[] = ['landscape', 'nature'];
/** The darkest color of its palette fills a dark picture, the palest a bright one, if there is one. */
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
/** A flat picture has neither shadows nor highlights: the dark color draws, the pale one is the background. */
const FLAT: Partial<Record<Area, Area>> = { shadow: 'edge', light: 'ground' };
const FLAT_AND_DARK: Partial<Record<Area, Area>> = { shadow: 'ground', light: 'edge' };
const FLAT_AND_BRIGHT: Partial<Record<Area, Area>> = { accent: 'edge', shadow: 'accent' };
/** Neon needs a near-black background, flat or not; a mid gray draws no line. */
const FLAT_PALETTES: Partial<Record<Palette, Partial<Record<Area, Area>>>> = {
  neon: FLAT_AND_DARK,
  complementary: { shadow: 'ground', light: 'ground' },
};
/** Styles without outlines, or with their own dark ones. */
const UNLINED: readonly Style[] = ['impressionist', 'expressionist'];
/** Without lines, each flat form has an even color, and highlights become an accent. */
const UNLINED_FLAT: Partial<Record<Area, Area>> = { shadow: 'ground', light: 'accent' };
/** A single subject needs a background; without a setting, the leading color fills it. */
const BEFORE_A_GROUND: readonly Subject[] = ['portrait', 'still-life', 'animals'];
/** `isClothed`: the subject certainly wears clothes. */
type Picture = { isFlat: boolean; key: ToneKey; isClothed: boolean };
type Choices = Pick<ArtConfiguration, 'colors' | 'subject' | 'style' | 'setting'>;

/**
 * In palette order; null if another color already has the area.
 * @param choices with the style from the details, if they name one
 */
export function paletteAreas(choices: Choices, picture: Picture): readonly (Area | null)[] {
  const areas = beforeGround(choices, picture, areasOfForms(choices, picture));
  return areas.map((area, index) => (areas.indexOf(area) === index ? area : null));
}

function beforeGround({ colors, subject, setting }: Choices, { isFlat, isClothed }: Picture, areas: Areas): Areas {
  // neon already has a near-black background
  if (setting !== 'none' || !BEFORE_A_GROUND.includes(subject) || colors === 'neon') return areas;
  const worn: Area | null = subject === 'portrait' && isClothed ? 'clothes' : null;
  // of the three, gray is the one that a background does not need
  if (isFlat && colors === 'complementary') return ['ground', worn ?? 'main', 'accent'];
  if (areas.includes('ground') || !areas.includes('accent')) return areas;
  const before: Partial<Record<Area, Area>> = { main: 'ground', accent: worn ?? 'accent' };
  return areas.map((area) => before[area] ?? area);
}

function areasOfForms({ colors, subject, style }: Choices, { isFlat, key }: Picture): Areas {
  const bright = key === 'high' ? BRIGHT_AREAS[colors] : undefined;
  const toned = key === 'low' ? DARK_AREAS[colors] : bright;
  const green = GREEN_SUBJECTS.includes(subject) ? GREEN_AREAS[colors] : undefined;
  const areas = toned ?? green ?? AREAS[colors];
  if (!isFlat) return areas;
  const lined = bright === undefined ? (key === 'low' ? FLAT_AND_DARK : FLAT) : FLAT_AND_BRIGHT;
  const changes = UNLINED.includes(style) ? UNLINED_FLAT : (FLAT_PALETTES[colors] ?? lined);
  return areas.map((area) => changes[area] ?? area);
}
