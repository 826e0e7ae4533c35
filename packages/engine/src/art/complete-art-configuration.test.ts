import { expect, test } from 'vitest';
import { ART_PACKS } from './all-art-packs.ts';
import { completeArtConfiguration } from './complete-art-configuration.ts';
import { proposeArtConfiguration } from './propose-art-configuration.ts';

test('keeps what the idea names and fills in the rest', () => {
  const idea = 'watercolour of a red fox in a misty forest';

  expect(completeArtConfiguration(proposeArtConfiguration(idea, ART_PACKS.en), idea)).toMatchObject({
    subject: 'animals',
    style: 'realistic',
    medium: 'watercolor',
    setting: 'forest',
    artist: 'none',
    details: idea,
  });
});

test('chooses colors that suit the mood', () => {
  const idea = 'a joyful picnic';

  expect(completeArtConfiguration(proposeArtConfiguration(idea, ART_PACKS.en), idea)).toMatchObject({
    mood: 'joyful',
    colors: 'warm',
  });
});
