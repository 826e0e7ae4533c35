import { ART_OPTIONS, type ArtChoice, type ArtConfiguration, type ArtField, artChoices } from './art-options.ts';

const either = (field: ArtField) => `(?<${field}>${artChoices(field).join('|')})`;
const label = (field: 'artist' | 'setting') => `(?<${field}>${Object.values(ART_OPTIONS[field]).slice(1).join('|')})`;
/** Any text may follow the last known phrase: details have their own commas, periods and line breaks. */
const SENTENCE = new RegExp(
  `^An? ${either('style')} ${either('subject')}, in ${either('medium')} style, with a ${either('mood')} mood, ` +
    `using ${either('colors')} color palette(?:, inspired by ${label('artist')})?(?:, set in ${label('setting')})?` +
    '(?:, with (?<details>[\\s\\S]+))?\\.$',
);

/** Parses a composed sentence back into its fields; null for any other text. */
export function parseArtSentence(sentence: string): ArtConfiguration | null {
  const groups = SENTENCE.exec(sentence.trim())?.groups;
  if (groups === undefined) return null;
  return {
    subject: groups.subject as ArtChoice<'subject'>, // the pattern only matches the option lists
    style: groups.style as ArtChoice<'style'>,
    medium: groups.medium as ArtChoice<'medium'>,
    mood: groups.mood as ArtChoice<'mood'>,
    colors: groups.colors as ArtChoice<'colors'>,
    artist: optionOf('artist', groups.artist),
    setting: optionOf('setting', groups.setting),
    details: groups.details?.trim() ?? '',
  };
}

function optionOf<Field extends 'artist' | 'setting'>(field: Field, label: string | undefined): ArtChoice<Field> {
  const found = Object.entries(ART_OPTIONS[field]).find(([, shown]) => shown === label);
  return (found?.[0] ?? 'none') as ArtChoice<Field>; // the keys of the list
}
