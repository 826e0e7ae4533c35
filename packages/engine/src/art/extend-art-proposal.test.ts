import { expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import { extendArtProposal } from './extend-art-proposal.ts';
import { proposeArtConfiguration } from './propose-art-configuration.ts';

test.each([
  ['two brothers repairing a bicycle', ['portrait', 'realistic', 'digital', 'energetic', 'complementary']],
  ['lighthouse in a storm', ['architecture', 'realistic', 'digital', 'dramatic', 'cool']],
  ['logo for a coffee shop', ['abstract', 'minimalist', 'digital', 'elegant', 'earth-tones']],
  ['my grandmother baking bread', ['portrait', 'realistic', 'digital', 'peaceful', 'warm']],
  ['watercolor sketch of Venice canals', ['urban', 'realistic', 'watercolor', 'energetic', 'complementary']],
  ['sunk under water', ['nature', 'realistic', 'digital', 'peaceful', 'analogous']],
  ['something in sepia', [null, 'realistic', 'digital', 'peaceful', 'sepia']],
  ['Lorem ipsum', [null, null, null, null, null]],
])('proposes for %j everything it names and what goes with it', (idea, expected) => {
  const { subject, style, medium, mood, colors } = extendArtProposal(proposeArtConfiguration(idea, en));

  expect([subject, style, medium, mood, colors]).toEqual(expected);
});

test('does not propose what is always present', () => {
  expect(extendArtProposal(proposeArtConfiguration('a fox', en))).toMatchObject({ artist: null, setting: null });
});
