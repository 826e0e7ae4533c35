import type { ArtChoices } from './art-choices.ts';
import type { ArtWord } from './option-words.ts';

type ArtStarter = { title: ArtWord; details: ArtWord; choices: Omit<ArtChoices, 'details'> };

/** Three configurations to begin with. */
export const ART_STARTERS: readonly ArtStarter[] = [
  {
    title: 'starterFox',
    details: 'starterFoxDetails',
    choices: {
      subject: 'animals',
      style: 'realistic',
      medium: 'watercolor',
      mood: 'peaceful',
      colors: 'cool',
      artist: 'none',
      setting: 'forest',
    },
  },
  {
    title: 'starterHarbor',
    details: 'starterHarborDetails',
    choices: {
      subject: 'landscape',
      style: 'impressionist',
      medium: 'oil-painting',
      mood: 'melancholic',
      colors: 'complementary',
      artist: 'monet',
      setting: 'ocean',
    },
  },
  {
    title: 'starterGreenhouse',
    details: 'starterGreenhouseDetails',
    choices: {
      subject: 'sci-fi',
      style: 'surrealist',
      medium: '3d-render',
      mood: 'mysterious',
      colors: 'warm',
      artist: 'none',
      setting: 'space',
    },
  },
];
