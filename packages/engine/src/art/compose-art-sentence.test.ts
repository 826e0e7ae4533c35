import { expect, test } from 'vitest';
import type { ArtConfiguration } from './art-options.ts';
import { composeArtSentence } from './compose-art-sentence.ts';

const required: ArtConfiguration = {
  subject: 'portrait',
  style: 'impressionist',
  medium: '3d-render',
  mood: 'peaceful',
  colors: 'black-white',
  artist: 'none',
  setting: 'none',
  details: '',
};

test.each([
  [
    'the required choices',
    required,
    'A impressionist portrait, in 3d-render style, with a peaceful mood, using black-white color palette.',
  ],
  [
    'labels for artist and setting',
    { ...required, artist: 'dali', setting: 'underwater' },
    'A impressionist portrait, in 3d-render style, with a peaceful mood, using black-white color palette, inspired by Salvador Dalí, set in Underwater.',
  ],
  [
    'the details last, without the space around them',
    { ...required, details: ' a dog, with a hat. \n' },
    'A impressionist portrait, in 3d-render style, with a peaceful mood, using black-white color palette, with a dog, with a hat..',
  ],
] as const)('writes %s', (_, configuration, sentence) => {
  expect(composeArtSentence(configuration)).toBe(sentence);
});
