import type { ArtConfiguration, Mood } from './art-options.ts';

/**
 * Times of day, weather and light sources that the details may name. `own` describes light that no table can add to.
 */
const LIGHT_KINDS = [
  'flame',
  'sign',
  'moon',
  'night',
  'twilight',
  'fog',
  'snow',
  'wet',
  'evening',
  'morning',
  'day',
  'own',
] as const;
export type LightKind = (typeof LIGHT_KINDS)[number];

/**
 * A street has its own lamps, neon colors light it, and a low sun over water makes a path, where no shadow can fall.
 */
export type NamedLight = LightKind | 'street-night' | 'neon-street' | 'sea-low-sun';

/** The light from the named time, weather or source; a source takes precedence over a time, a time over weather. */
export function lightOfDetails(
  kinds: readonly LightKind[],
  { subject, setting, colors }: Pick<ArtConfiguration, 'subject' | 'setting' | 'colors'>,
): NamedLight | null {
  const kind = LIGHT_KINDS.find((one) => kinds.includes(one)) ?? null;
  if (setting === 'ocean' && (kind === 'evening' || kind === 'morning')) return 'sea-low-sun';
  if (kind !== 'night' || (subject !== 'urban' && setting !== 'city')) return kind;
  return colors === 'neon' ? 'neon-street' : 'street-night';
}

/** How bright a picture is: decides whether the palest or the darkest color of the palette fills it. */
export type ToneKey = 'high' | 'mid' | 'low';
const HIGH_LIGHTS: readonly NamedLight[] = ['snow'];
const LOW_LIGHTS: readonly NamedLight[] = ['flame', 'moon', 'night', 'street-night', 'neon-street'];

/** The light named in the details takes precedence over that of the mood, but nothing brightens a dark mood. */
export function toneKeyOf(named: NamedLight | null, { mood, setting }: { mood: Mood; setting: string }): ToneKey {
  if (mood === 'dark' || (named !== null && LOW_LIGHTS.includes(named))) return 'low';
  if (named !== null) return HIGH_LIGHTS.includes(named) ? 'high' : 'mid';
  return mood === 'joyful' && setting !== 'underwater' ? 'high' : 'mid';
}
