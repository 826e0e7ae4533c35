import { expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import type { ArtConfiguration } from './art-options.ts';
import { negativePrompt } from './negative-tags.ts';
import { readDetails } from './read-details.ts';

const plain: ArtConfiguration = {
  subject: 'still-life',
  style: 'realistic',
  medium: 'oil-painting',
  mood: 'peaceful',
  colors: 'warm',
  artist: 'none',
  setting: 'none',
  details: '',
};
const tagsOf = (choices: Partial<ArtConfiguration>) => {
  const configuration = { ...plain, ...choices };
  return negativePrompt(configuration, readDetails(configuration.details, en), [], '').split(', ');
};

test.each([
  ['floating objects', { details: 'three lemons floating above a bowl' }],
  ['floating objects', { setting: 'space' }],
  ['floating objects', { setting: 'ocean' }],
  ['merged rims', { style: 'surrealist' }],
  ['duplicates', { subject: 'animals', details: 'five puppies' }],
  ['people', { subject: 'landscape', details: 'a baker on a hill' }],
  ['man-made objects', { subject: 'nature', details: 'a gate in a hedge' }],
  ['asymmetrical eyes', { subject: 'portrait', artist: 'picasso' }],
  ['random ornament', { subject: 'architecture', style: 'baroque' }],
  ['generic armor', { subject: 'fantasy' }],
  ['misspelled words', { details: 'a jug' }],
] as const)('%s is no fault in %j', (tag, choices) => {
  expect(tagsOf(choices)).not.toContain(tag);
});

test('a black-and-white picture excludes color if the details name none', () => {
  expect(tagsOf({ colors: 'black-white' })).toContain('color');
  expect(tagsOf({ colors: 'black-white', details: 'a red bowl' })).not.toContain('color');
});

test.each([
  ['animals', 'five puppies', 'extra animals'],
  ['portrait', 'two brothers', 'extra people'],
] as const)('of %s the number in %j is kept by ruling out %s', (subject, details, tag) => {
  expect(tagsOf({ subject, details })).toContain(tag);
  expect(tagsOf({ subject, details: 'a friend' })).not.toContain(tag);
});

test.each([
  ['misspelled words', { details: 'a sign "OPEN"' }],
  ['photo', { medium: 'ink', artist: 'warhol' }],
] as const)('%s is a fault in %j', (tag, choices) => {
  expect(tagsOf(choices)).toContain(tag);
});

test('an unrequested thing is a fault', () => {
  expect(tagsOf({})).toEqual(expect.arrayContaining(['floating objects', 'merged rims', 'photo', 'lowres']));
});
