import { type ArtChoice, type ArtConfiguration, type ArtField, artChoices } from '../art-options.ts';

const FIELDS: readonly ArtField[] = ['subject', 'style', 'medium', 'mood', 'colors', 'artist', 'setting'];
/** The smallest prime with room for ten options: any two columns of the table then contain every pair. */
const PRIME = 11;

/** Configurations that combine every two options of different fields at least once. */
export function allPairs(): ArtConfiguration[] {
  return Array.from({ length: PRIME * PRIME }, (_, row) => {
    const [i, j] = [Math.floor(row / PRIME), row % PRIME];
    const optionOf = <Field extends ArtField>(field: Field): ArtChoice<Field> => {
      const options = artChoices(field);
      return options[((i + FIELDS.indexOf(field) * j) % PRIME) % options.length] as ArtChoice<Field>; // in range
    };
    return {
      subject: optionOf('subject'),
      style: optionOf('style'),
      medium: optionOf('medium'),
      mood: optionOf('mood'),
      colors: optionOf('colors'),
      artist: optionOf('artist'),
      setting: optionOf('setting'),
      details: '',
    };
  });
}
