import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeArtSentence } from './compose-art-sentence.ts';
import { parseArtSentence } from './parse-art-sentence.ts';
import { allPairs } from './testing/all-pairs.ts';
import { anyConfiguration } from './testing/any-configuration.ts';

const TRICKY = [
  '',
  'a cat, with a hat',
  'x, inspired by Claude Monet, set in Forest, with y',
  'one.\n\ntwo.',
  '猫が二匹',
  '.',
];

test('reads every pair of options back', () => {
  for (const configuration of allPairs()) {
    for (const details of TRICKY) {
      const composed = { ...configuration, details };
      expect(parseArtSentence(composeArtSentence(composed))).toEqual(composed);
    }
  }
});

test('reads any details back', () => {
  fc.assert(
    fc.property(anyConfiguration(), (configuration) => {
      const normalised = { ...configuration, details: configuration.details.trim() };
      expect(parseArtSentence(composeArtSentence(configuration))).toEqual(normalised);
    }),
  );
});

test('reads the sentence with its article mended', () => {
  const sentence = 'An abstract nature, in ink style, with a dark mood, using sepia color palette.';

  expect(parseArtSentence(sentence)).toMatchObject({ style: 'abstract', subject: 'nature', artist: 'none' });
});

test.each([
  ['another text', 'A cat on a wall.'],
  ['an unknown option', 'A cubist portrait, in ink style, with a dark mood, using sepia color palette.'],
  ['a sentence without its end', 'A baroque portrait, in ink style, with a dark mood, using sepia color palette'],
  ['empty details', 'A baroque portrait, in ink style, with a dark mood, using sepia color palette, with .'],
  ['no text', ''],
])('refuses %s', (_, sentence) => {
  expect(parseArtSentence(sentence)).toBeNull();
});
