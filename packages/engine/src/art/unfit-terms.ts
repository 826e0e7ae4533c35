import type { AspectRatio } from './art-facts.ts';
import type { ArtConfiguration, Artist, Medium, Style, Subject } from './art-options.ts';
import type { DetailsReading } from './read-details.ts';

const CLOTHED: readonly Subject[] = ['portrait', 'still-life', 'fantasy'];
const PAINTED: readonly Medium[] = ['oil-painting', 'acrylic', 'mixed-media'];
const DRAWN: readonly Medium[] = ['pencil', 'charcoal', 'ink', 'pastel'];
/** Smooth or flat surfaces, against which relief and dry bristles work. */
const SMOOTH_STYLES: readonly Style[] = ['surrealist', 'pop-art'];
const SMOOTH_ARTISTS: readonly (Artist | 'none')[] = ['dali', 'warhol'];
const WITH_BODIES: readonly Subject[] = ['portrait', 'fantasy', 'animals'];
/** One material throughout, or none that shines. */
const OF_ONE_MATERIAL: readonly Subject[] = ['animals', 'landscape', 'nature'];
const WITH_FACES: readonly Subject[] = ['portrait', 'fantasy'];

/** Terms of the tables that have nothing to stand on in this picture. */
export function unfitTerms(
  { subject, style, medium, setting, artist }: Omit<ArtConfiguration, 'mood' | 'colors' | 'details'>,
  { hasCount, isMoving, exclusions }: Pick<DetailsReading, 'hasCount' | 'isMoving' | 'exclusions'>,
  ratio: AspectRatio,
): string[] {
  const isAfloat = setting === 'space' || setting === 'underwater' || isMoving;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return [
    ...(CLOTHED.includes(subject) ? [] : ['drapery']),
    ...(WITH_FACES.includes(subject) ? [] : ['robe']),
    // thick paint, which only these media have
    ...(PAINTED.includes(medium) ? [] : ['impasto', 'thick']),
    // a second ground beside the one that the setting has
    ...(setting === 'none' ? [] : ['long-shadows', 'plain']),
    ...(artist === 'da-vinci' && style === 'renaissance' ? ['sfumato'] : []),
    ...(SMOOTH_STYLES.includes(style) || SMOOTH_ARTISTS.includes(artist) ? ['impasto', 'dry-brush'] : []),
    ...(DRAWN.includes(medium) ? [] : ['study']),
    ...(WITH_BODIES.includes(subject) ? [] : ['ideal', 'climax']),
    ...(OF_ONE_MATERIAL.includes(subject) ? ['highlights'] : []),
    // a table or a shelf under things that float
    ...(subject === 'still-life' && isAfloat ? ['triangle', 'row'] : []),
    // a portrait fills its picture
    ...(subject === 'portrait' ? ['alone', 'lowered', 'near'] : ['sunk']),
    // one form or two beside a number that the details give
    ...(hasCount ? ['near', 'alone', 'few'] : []),
    ...(exclusions.some(({ thing }) => thing === 'frame') ? ['frame', 'border'] : []),
    ...(width > height ? [] : ['elevation']),
  ];
}
