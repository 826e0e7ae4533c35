import type { ArtConfiguration } from './art-options.ts';

/** Hours, weather and sources of light that the details may name. `own` describes light in a way no table can add to. */
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

/** A street has lamps of its own, neon colours light it, and a low sun over water lays a path where no shadow can fall. */
export type NamedLight = LightKind | 'street-night' | 'neon-street' | 'sea-low-sun';

/** The light that the named hour, weather or source makes; a source comes before an hour, an hour before weather. */
export function lightOfDetails(
  kinds: readonly LightKind[],
  { subject, setting, colors }: Pick<ArtConfiguration, 'subject' | 'setting' | 'colors'>,
): NamedLight | null {
  const kind = LIGHT_KINDS.find((one) => kinds.includes(one)) ?? null;
  if (setting === 'ocean' && (kind === 'evening' || kind === 'morning')) return 'sea-low-sun';
  if (kind !== 'night' || (subject !== 'urban' && setting !== 'city')) return kind;
  return colors === 'neon' ? 'neon-street' : 'street-night';
}
