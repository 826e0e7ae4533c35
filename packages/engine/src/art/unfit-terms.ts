import type { AspectRatio } from './art-facts.ts';
import type { ArtConfiguration, Medium, Subject } from './art-options.ts';

const CLOTHED: readonly Subject[] = ['portrait', 'still-life', 'fantasy'];
const PAINTED: readonly Medium[] = ['oil-painting', 'acrylic', 'mixed-media'];
const WITH_FACES: readonly Subject[] = ['portrait', 'fantasy'];

/** Terms of the tables that have nothing to stand on in this picture. */
export function unfitTerms(
  { subject, style, medium, setting, artist }: Omit<ArtConfiguration, 'mood' | 'colors' | 'details'>,
  ratio: AspectRatio,
): string[] {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return [
    ...(CLOTHED.includes(subject) ? [] : ['drapery']),
    ...(WITH_FACES.includes(subject) ? [] : ['robe']),
    // thick paint, which only these media have
    ...(PAINTED.includes(medium) ? [] : ['impasto', 'thick']),
    // a second ground beside the one that the setting has
    ...(setting === 'none' ? [] : ['long-shadows', 'plain']),
    ...(artist === 'da-vinci' && style === 'renaissance' ? ['sfumato'] : []),
    ...(width > height ? [] : ['elevation']),
  ];
}
