import { artPromptText, composeArtSentence, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { ART_TARGETS } from '@wordlamp/engine/art-targets';
import { expect, test } from 'vitest';
import { proposeArtOnDevice, writeArtOnDevice } from './write-art-on-device.ts';

const configuration = {
  subject: 'animals',
  style: 'expressionist',
  medium: 'charcoal',
  mood: 'energetic',
  colors: 'warm',
  artist: 'none',
  setting: 'mountain',
  details: 'deux chèvres sur un rocher, sans personne',
} as const;

test.each(ART_TARGETS)('writes for %s what the server writes', async (target) => {
  const sentence = composeArtSentence(configuration);
  const expected = writeArtPrompt({ configuration, target, variant: 2 }, ART_PACKS);

  expect(await writeArtOnDevice({ sentence, target, variant: 2 })).toEqual({
    prompt: artPromptText(expected),
    notes: expected.notes,
  });
});

test('refuses what is no composed sentence', async () => {
  await expect(writeArtOnDevice({ sentence: 'a fox', target: 'flux', variant: 0 })).rejects.toThrow(RangeError);
});

test.each([
  ['un renard dans la forêt', 'fr', 'animals'],
  ['ein Leuchtturm im Sturm', 'de', 'architecture'],
  ['lighthouse in a storm', 'fr', 'architecture'],
  ['Lorem ipsum dolor', 'en', null],
] as const)('proposes for %j on a page in %s the subject %s', async (idea, language, subject) => {
  expect(await proposeArtOnDevice(idea, language)).toMatchObject({ subject });
});
