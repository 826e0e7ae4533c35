import type { AspectRatio } from './art-facts.ts';
import type { ArtConfiguration, Artist, Medium, Style, Subject } from './art-options.ts';
import type { DetailsReading } from './read-details.ts';

const CLOTHED: readonly Subject[] = ['portrait', 'still-life', 'fantasy'];
const PAINTED: readonly Medium[] = ['oil-painting', 'acrylic', 'mixed-media'];
const DRAWN: readonly Medium[] = ['pencil', 'charcoal', 'ink', 'pastel'];
/** Smooth or flat surfaces, which relief and dry bristles contradict. */
const SMOOTH_STYLES: readonly Style[] = ['surrealist', 'pop-art', 'minimalist'];
const SMOOTH_ARTISTS: readonly (Artist | 'none')[] = ['dali', 'warhol'];
const WITH_BODIES: readonly Subject[] = ['portrait', 'fantasy', 'animals'];
/** One material throughout, or a matte one. */
const OF_ONE_MATERIAL: readonly Subject[] = ['animals', 'landscape', 'nature'];
const WITH_FACES: readonly Subject[] = ['portrait', 'fantasy'];

/** Subjects without a distant background. */
const NEAR_SUBJECTS: readonly Subject[] = ['still-life', 'animals', 'abstract'];
/** Height-to-width ratio from which a frame is a tower's. */
const TALL = 1.5;

/** Terms of the tables that have no support in this picture. */
export function unfitTerms(
  { subject, style, medium, setting, artist }: Omit<ArtConfiguration, 'mood' | 'colors' | 'details'>,
  { body, hasCount, isMoving, exclusions }: Pick<DetailsReading, 'body' | 'hasCount' | 'isMoving' | 'exclusions'>,
  ratio: AspectRatio,
): string[] {
  const isAfloat = setting === 'space' || setting === 'underwater' || isMoving;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return [
    ...(CLOTHED.includes(subject) ? [] : ['drapery']),
    ...(WITH_FACES.includes(subject) ? [] : ['robe']),
    // thick paint, which only these media have
    ...(PAINTED.includes(medium) ? [] : ['impasto', 'thick']),
    // a second ground in addition to the one of the setting
    ...(setting === 'none' ? [] : ['long-shadows', 'plain']),
    ...(NEAR_SUBJECTS.includes(subject) ? ['distance', 'perspective'] : []),
    // the style and its master say the same
    ...(artist === 'da-vinci' && style === 'renaissance'
      ? ['smoke', ...(NEAR_SUBJECTS.includes(subject) ? [] : ['sfumato'])]
      : []),
    ...(SMOOTH_STYLES.includes(style) || SMOOTH_ARTISTS.includes(artist) ? ['impasto', 'dry-brush'] : []),
    ...(DRAWN.includes(medium) ? [] : ['study']),
    // many lines and a tight frame on an almost empty sheet, and runs of wet paint in a careful study
    ...(style === 'minimalist' ? ['hatching', 'cross-hatching', 'cropped'] : []),
    ...(style === 'realistic' ? ['blooms'] : []),
    // separate colors in paint that runs
    ...(medium === 'watercolor' ? ['broken-colour'] : []),
    // printed faces look straight at the viewer, and printed things lie flat
    ...(style === 'pop-art' ? ['three-quarter', 'forward'] : []),
    ...(WITH_BODIES.includes(subject) ? [] : ['ideal', 'climax']),
    ...(OF_ONE_MATERIAL.includes(subject) ? ['highlights'] : []),
    // a table or a shelf under floating things
    ...(subject === 'still-life' && isAfloat ? ['triangle', 'row'] : []),
    // a portrait fills its picture
    ...(subject === 'portrait' ? ['alone', 'lowered', 'near'] : ['sunk']),
    // one form or two next to a number given in the details
    ...(hasCount ? ['near', 'alone', 'few', 'eye-level', 'detail'] : ['group']),
    // the small figure that shows the scale of a giant
    ...(exclusions.some(({ thing }) => thing === 'people') ? ['low'] : []),
    // changes to things that were not chosen, in a scene that the details describe fully
    ...(body === '' ? [] : ['metamorphosis', 'scale-inversion']),
    // an arch that is not part of what the details build
    ...(body !== '' && setting !== 'castle' ? ['threshold'] : []),
    ...(exclusions.some(({ thing }) => thing === 'frame') ? ['frame', 'border'] : []),
    ...(width > height ? [] : ['elevation']),
    ...(height / width >= TALL ? ['two-point', 'crop'] : ['upward']),
  ];
}
