import { ART_OPTIONS, type ArtConfiguration, type ArtField, proposeArtConfiguration } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { UsageError } from './read-command.ts';

const FIELDS = Object.keys(ART_OPTIONS) as ArtField[];
const OPTIONAL: readonly ArtField[] = ['artist', 'setting'];

/**
 * The choices that were set by name, then those that the idea itself names. The idea becomes the details.
 * @throws UsageError for an unknown field or choice, and when a required one is missing
 */
export function readArtChoices(idea: string, set: Readonly<Record<string, string>>): ArtConfiguration {
  const unknown = Object.keys(set).filter((name) => !FIELDS.some((field) => field === name));
  if (unknown.length > 0) throw new UsageError(`An art prompt has no "${unknown[0]}"; it has ${FIELDS.join(', ')}.`);
  for (const [name, value] of Object.entries(set)) choice(name as ArtField, value);
  const proposed = proposeArtConfiguration(idea, ART_PACKS.en);
  const choose = (field: ArtField): string | undefined => set[field] ?? proposed[field] ?? undefined;
  const missing = FIELDS.filter((field) => !OPTIONAL.includes(field) && choose(field) === undefined);
  if (missing.length > 0) {
    const help = missing.map((field) => `  --set ${field}=…  ${Object.keys(ART_OPTIONS[field]).join(', ')}`);
    throw new UsageError(`The idea does not say everything that an art prompt needs:\n${help.join('\n')}`);
  }
  return {
    subject: choice('subject', choose('subject')),
    style: choice('style', choose('style')),
    medium: choice('medium', choose('medium')),
    mood: choice('mood', choose('mood')),
    colors: choice('colors', choose('colors')),
    artist: choice('artist', choose('artist') ?? 'none'),
    setting: choice('setting', choose('setting') ?? 'none'),
    details: idea,
  };
}

function choice<Field extends ArtField>(field: Field, value: string | undefined): ArtConfiguration[Field] {
  const known = Object.keys(ART_OPTIONS[field]) as ArtConfiguration[Field][];
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`${field} must be one of ${known.join(', ')}, not "${value}".`);
  return found;
}
