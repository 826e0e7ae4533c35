import {
  ART_OPTIONS,
  type ArtChosen,
  type ArtConfiguration,
  type ArtField,
  completeArtConfiguration,
  proposeArtConfiguration,
} from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { UsageError } from './read-command.ts';

const FIELDS = Object.keys(ART_OPTIONS) as ArtField[];

/**
 * The choices set by name.
 * @throws UsageError for an unknown field or choice
 */
export function readArtChoices(set: Readonly<Record<string, string>>): ArtChosen {
  for (const [name, value] of Object.entries(set)) {
    const field = FIELDS.find((known) => known === name);
    if (field === undefined) throw new UsageError(`An art prompt has no "${name}"; it has ${FIELDS.join(', ')}.`);
    const known = Object.keys(ART_OPTIONS[field]);
    if (!known.includes(value)) throw new UsageError(`${field} must be one of ${known.join(', ')}, not "${value}".`);
  }
  return set as ArtChosen; // every name and value was found above
}

/** All five choices of the form, with the idea as details; null if one is missing. */
export function completeChoices(chosen: ArtChosen, details: string): ArtConfiguration | null {
  const { subject, style, medium, mood, colors, artist = 'none', setting = 'none' } = chosen;
  if (!subject || !style || !medium || !mood || !colors) return null;
  return { subject, style, medium, mood, colors, artist, setting, details };
}

/** For an idea that cannot be read: what is missing is proposed. */
export function proposedChoices(chosen: ArtChosen, idea: string): ArtConfiguration {
  return { ...completeArtConfiguration(proposeArtConfiguration(idea, ART_PACKS.en), idea), ...chosen };
}
