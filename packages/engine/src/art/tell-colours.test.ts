import { expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import type { ArtConfiguration } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';
import { writeArtPrompt } from './write-art-prompt.ts';

const plain: ArtConfiguration = {
  subject: 'animals',
  style: 'realistic',
  medium: 'oil-painting',
  mood: 'energetic',
  colors: 'warm',
  artist: 'none',
  setting: 'none',
  details: '',
};
const write = (choices: Partial<ArtConfiguration>, target: ArtTarget = 'natural') =>
  writeArtPrompt({ configuration: { ...plain, ...choices }, target }, { en }).prompt;

test.each([
  ['a red fox', 'Warm palette beside the colors named above: ochre in the background'],
  ['an amber jar', 'Warm palette: ochre in the background'],
  ['a fox', 'Warm palette: ochre in the background'],
])('the palette next to the own color of %j', (details, sentence) => {
  expect(write({ details })).toContain(sentence);
});

test.each([
  [
    { mood: 'joyful', colors: 'black-white', details: 'five puppies' },
    ': paper white in the background, pure black in small accents and mid gray in the shadows.',
  ],
  [
    { mood: 'peaceful', colors: 'monochrome', medium: 'pencil', details: 'a pine in the snow' },
    ': silver gray in the background, soft black in small accents and mid gray in the shadows.',
  ],
  [
    { mood: 'peaceful', colors: 'black-white', details: 'a pine at midnight' },
    ': pure black in the background, paper white in the highlights and mid gray in small accents.',
  ],
] as const)('the light of %j decides which tone fills the picture', (choices, colours) => {
  expect(write(choices)).toContain(colours);
});
