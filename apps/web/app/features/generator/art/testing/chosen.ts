import type { ArtChoices } from '../art-choices.ts';

export const CHOSEN: ArtChoices = {
  subject: 'portrait',
  style: 'impressionist',
  medium: 'ink',
  mood: 'joyful',
  colors: 'neon',
  artist: 'none',
  setting: 'none',
  details: 'two brothers repairing a bicycle',
};
export const SENTENCE =
  'A impressionist portrait, in ink style, with a joyful mood, using neon color palette, with two brothers repairing a bicycle.';
