import { ART_OPTIONS, type ArtConfiguration } from './art-options.ts';

/** The English sentence that an art request carries as its `text`. Source: the product specification, section 7. */
export function composeArtSentence(configuration: ArtConfiguration): string {
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
