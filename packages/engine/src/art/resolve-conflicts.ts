import { ARTIST_PALETTES, PROTECTED_ARTISTS } from './art-facts.ts';
import type { ArtNote } from './art-note.ts';
import type { ArtConfiguration } from './art-options.ts';
import { type ArtCase, CONFLICT_RULES, type Override } from './conflict-rules.ts';
import type { DetailsReading } from './read-details.ts';

/** The parts that differ from the tables, and a note for each one that took effect. */
export type Resolution = { override: Override; choices: ArtConfiguration; isSecondary: boolean; notes: ArtNote[] };

export function resolveConflicts(configuration: ArtConfiguration, details: DetailsReading): Resolution {
  const choices = {
    ...configuration,
    medium: details.medium ?? configuration.medium,
    style: details.style ?? configuration.style,
  };
  const scene: ArtCase = { choices, details };
  const notes = notesOnOwners(configuration, scene);
  let override: Override = {};
  for (const { code, about, when, write } of CONFLICT_RULES) {
    const isTaken = Object.keys(write).some((part) => part in override);
    if (isTaken || !when(scene)) continue;
    override = { ...write, ...override };
    notes.push({ code, facts: Object.fromEntries(about.map((field) => [field, choices[field]])) });
  }
  const isSecondary = choices.medium !== configuration.medium || choices.style !== configuration.style;
  return { override, choices, isSecondary, notes };
}

/** One owner of a visual axis excludes another. */
function notesOnOwners(configuration: ArtConfiguration, { choices, details }: ArtCase): ArtNote[] {
  const notes: ArtNote[] = [];
  const { medium, style, mood, colors, artist, setting } = configuration;
  if (choices.medium !== medium || choices.style !== style) {
    notes.push({ code: 'details-over-technique', facts: { medium, style } });
  }
  if (details.hasLight) notes.push({ code: 'details-over-light', facts: { mood } });
  else if (setting !== 'none') notes.push({ code: 'one-light', facts: { mood, setting } });
  if (artist !== 'none') {
    if (!ARTIST_PALETTES[artist].includes(colors))
      notes.push({ code: 'palette-over-artist', facts: { artist, colors } });
    if (PROTECTED_ARTISTS.includes(artist)) notes.push({ code: 'protected-artist', facts: { artist } });
  }
  return notes;
}
