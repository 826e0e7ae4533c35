import {
  type ArtChoice,
  type ArtConfiguration,
  type ArtField,
  artChoices,
  REQUIRED_ART_FIELDS,
  type RequiredArtField,
} from '@wordlamp/engine/art-options';

/** The contents of the form; required choices may be missing. */
export type ArtChoices = { [Field in RequiredArtField]: ArtChoice<Field> | null } & {
  [Field in Exclude<ArtField, RequiredArtField>]: ArtChoice<Field>;
} & { details: string };

export const NO_CHOICES: ArtChoices = {
  subject: null,
  style: null,
  medium: null,
  mood: null,
  colors: null,
  artist: 'none',
  setting: 'none',
  details: '',
};

/** Keeps valid options of each field; any other stored or sent value counts as not chosen. */
export function readChoices(stored: Readonly<Record<string, unknown>>): ArtChoices {
  const optionOf = <Field extends ArtField>(field: Field): ArtChoice<Field> | null =>
    artChoices(field).find((value) => value === stored[field]) ?? null;
  return {
    subject: optionOf('subject'),
    style: optionOf('style'),
    medium: optionOf('medium'),
    mood: optionOf('mood'),
    colors: optionOf('colors'),
    artist: optionOf('artist') ?? 'none',
    setting: optionOf('setting') ?? 'none',
    details: typeof stored.details === 'string' ? stored.details : '',
  };
}

export function hasChoices(choices: ArtChoices): boolean {
  return (Object.keys(NO_CHOICES) as (keyof ArtChoices)[]).some((field) => choices[field] !== NO_CHOICES[field]);
}

const FIELDS: readonly ArtField[] = [...REQUIRED_ART_FIELDS, 'artist', 'setting'];

/** The fields with a chosen option, in the order of the form. */
export function chosenFields(choices: ArtChoices): ArtField[] {
  return FIELDS.filter((field) => choices[field] !== NO_CHOICES[field]);
}

/** The fields with their initial value, in the order of the form. */
export function openFields(choices: ArtChoices): ArtField[] {
  return FIELDS.filter((field) => choices[field] === NO_CHOICES[field]);
}

/** The required fields that are still open, in the order of the form. */
export function missingFields(choices: ArtChoices): RequiredArtField[] {
  return REQUIRED_ART_FIELDS.filter((field) => choices[field] === null);
}

/** The choices in the engine's type; null while one is missing. */
export function configurationOf(choices: ArtChoices): ArtConfiguration | null {
  const { subject, style, medium, mood, colors, artist, setting, details } = choices;
  if (subject === null || style === null || medium === null || mood === null || colors === null) return null;
  return { subject, style, medium, mood, colors, artist, setting, details };
}
