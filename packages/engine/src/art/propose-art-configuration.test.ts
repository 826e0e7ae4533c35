import { expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import { proposeArtConfiguration } from './propose-art-configuration.ts';

test.each([
  [
    'a quiet watercolor of an old lighthouse in pastel colors by the sea',
    {
      subject: 'architecture',
      medium: 'watercolor',
      mood: 'peaceful',
      colors: 'pastel',
      setting: 'ocean',
      artist: null,
    },
  ],
  [
    'surreal dragon over a castle, neon, like Dalí',
    { subject: 'fantasy', style: 'surrealist', colors: 'neon', setting: 'castle' },
  ],
  [
    'black and white portrait of a tired violinist',
    { subject: 'portrait', colors: 'black-white', mood: 'melancholic', style: null },
  ],
  ['sunflowers in the manner of Van Gogh', { artist: 'van-gogh', setting: null }],
  ['Lorem ipsum', { subject: null, style: null, medium: null, mood: null, colors: null, artist: null, setting: null }],
])('proposes what %j supports', (idea, expected) => {
  expect(proposeArtConfiguration(idea, en)).toMatchObject(expected);
});
