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
  const text = composeArtSentence(configuration);
  const expected = writeArtPrompt({ configuration, target, variant: 2 }, ART_PACKS);

  expect(await writeArtOnDevice({ text, chosen: {}, pageLanguage: 'fr', target, variant: 2 })).toEqual({
    prompt: artPromptText(expected),
    notes: expected.notes,
  });
});

test('writes for an idea what it says, with what was chosen', async () => {
  const request = {
    text: 'a fox in snow',
    chosen: { mood: 'peaceful' },
    pageLanguage: 'en',
    target: 'natural',
    variant: 0,
  } as const;
  expect((await writeArtOnDevice(request)).prompt).toMatch(/^A fox in snow\. Peaceful\b/);
});

test.each([
  ['un renard dans la forêt', 'fr', 'animals'],
  ['ein Leuchtturm im Sturm', 'de', 'architecture'],
  ['lighthouse in a storm', 'fr', 'architecture'],
  ['Lorem ipsum dolor', 'en', null],
] as const)('proposes for %j on a page in %s the subject %s', async (idea, language, subject) => {
  expect(await proposeArtOnDevice(idea, language)).toMatchObject({ subject });
});
