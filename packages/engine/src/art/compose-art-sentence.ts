import { ART_OPTIONS, type ArtConfiguration, type RequiredArtField } from './art-options.ts';

/** A configuration, possibly with a substitute for anything not chosen yet. */
type Composable = Omit<ArtConfiguration, RequiredArtField> & Record<RequiredArtField, string>;

/** The English sentence that an art request sends as its `text`. Source: the product specification, section 7. */
export function composeArtSentence(configuration: Composable): string {
  const { subject, style, medium, mood, colors, artist, setting } = configuration;
  const details = configuration.details.trim();
  const parts = [
    `A ${style} ${subject}`,
    `in ${medium} style`,
    `with a ${mood} mood`,
    `using ${colors} color palette`,
    ...(artist === 'none' ? [] : [`inspired by ${ART_OPTIONS.artist[artist]}`]),
    ...(setting === 'none' ? [] : [`set in ${ART_OPTIONS.setting[setting]}`]),
    ...(details === '' ? [] : [`with ${details}`]),
  ];
  return `${parts.join(', ')}.`;
}
