import { describe, expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import { ART_NOTE_CODES, type ArtNoteCode } from './art-note.ts';
import type { ArtConfiguration } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';
import { writeArtPrompt } from './write-art-prompt.ts';

const plain: ArtConfiguration = {
  subject: 'still-life',
  style: 'realistic',
  medium: 'oil-painting',
  mood: 'dramatic',
  colors: 'warm',
  artist: 'none',
  setting: 'none',
  details: '',
};
type Row = [ArtNoteCode, Partial<ArtConfiguration>, shown: string, target?: ArtTarget];
const RULES: Row[] = [
  ['neon-on-black-paper', { medium: 'ink', colors: 'neon' }, 'white ink line on black paper'],
  ['neon-on-black-paper', { medium: 'charcoal', colors: 'neon' }, 'white charcoal on black paper'],
  ['neon-on-black-paper', { medium: 'pencil', colors: 'neon' }, 'white pencil hatching on black paper'],
  ['colour-as-chalk', { medium: 'charcoal' }, 'on toned paper, chalk accents: ochre and terracotta.'],
  ['colour-as-ink-wash', { medium: 'ink', colors: 'cool' }, 'in thin washes: slate blue and teal.'],
  ['neon-over-dark-wash', { medium: 'watercolor', colors: 'neon' }, 'on dark indigo wash'],
  ['single-wash', { medium: 'watercolor', colors: 'sepia' }, 'Sepia tones in one diluted wash'],
  [
    'hue-from-details',
    { colors: 'monochrome', details: 'a Crimson bowl' },
    'in five values of the one hue named here: a Crimson bowl.',
  ],
  [
    'hue-from-details',
    { colors: 'monochrome', details: 'a red bowl that stands on the long table by the door' },
    'in five values of the one hue named above.',
  ],
  [
    'single-accent-from-details',
    { colors: 'black-white', details: 'a red bowl' },
    'with one colored accent, this alone: a red bowl.',
  ],
  [
    'single-accent-from-details',
    { colors: 'black-white', details: 'a red bowl that stands on the long table by the door' },
    'with the color named above as the only accent.',
  ],
  ['modern-as-aged-print', { colors: 'sepia', details: 'a laptop' }, 'as in an aged print'],
  ['modern-as-aged-print', { colors: 'sepia', setting: 'futuristic' }, 'as in an aged print'],
  ['modern-as-aged-print', { colors: 'sepia', subject: 'sci-fi' }, 'as in an aged print'],
  ['painterly-shader', { medium: '3d-render', style: 'impressionist' }, 'painterly shader'],
  ['rendered-old-master', { medium: '3d-render', style: 'renaissance' }, 'old-master staging in depth'],
  ['rendered-old-master', { medium: '3d-render', style: 'baroque' }, 'old-master staging amid carved scrollwork'],
  [
    'artist-without-marks',
    { medium: '3d-render', artist: 'monet' },
    'influence of Claude Monet shows in the rhythm alone',
  ],
  ['lifelike-abstract', { subject: 'abstract' }, 'Abstract composition: close lifelike study of glass and pigment'],
  ['subject-as-planes', { style: 'abstract', subject: 'animals' }, 'an animal in interlocking planes'],
  ['subject-as-planes', { style: 'abstract', subject: 'portrait' }, 'a face in interlocking planes'],
  ['subject-as-planes', { style: 'abstract', subject: 'architecture' }, 'a building in interlocking planes'],
  [
    'artist-in-small-area',
    { style: 'minimalist', artist: 'klimt' },
    'influence of Gustav Klimt shows in one small area alone',
  ],
  ['old-master-as-halftone', { style: 'pop-art', artist: 'rembrandt' }, 'shows in old-master halftone'],
  ['artist-in-composition', { artist: 'picasso' }, 'influence of Cubism shows in the composition alone'],
  ['neon-kept-dim', { mood: 'elegant', colors: 'neon' }, 'as a dim glow'],
  ['neon-kept-dim', { style: 'renaissance', colors: 'neon' }, 'as a dim glow'],
  ['pastel-in-low-key', { mood: 'dark', colors: 'pastel' }, 'over gray violet'],
  ['joyful-without-colour', { mood: 'joyful', colors: 'sepia' }, 'wide pale areas around lively shapes'],
  ['energy-in-one-diagonal', { mood: 'energetic', style: 'minimalist' }, 'a single diagonal in an empty field'],
  ['contrast-at-rest', { mood: 'peaceful', style: 'baroque' }, 'strong contrast held by still forms'],
  ['setting-as-world', { setting: 'underwater', subject: 'urban' }, 'a street on the sea floor'],
  ['setting-as-world', { setting: 'space', subject: 'landscape' }, 'terraces under the rim of a planet'],
  ['nature-reclaims', { setting: 'city', subject: 'nature' }, 'roots lifting the curb'],
  ['nature-reclaims', { setting: 'forest', subject: 'urban' }, 'young birches growing through a tram stop'],
  ['old-beside-new', { setting: 'castle', subject: 'sci-fi' }, 'rough stone joined to seamless composite'],
  ['old-beside-new', { setting: 'futuristic', style: 'renaissance' }, 'rough stone joined to seamless composite'],
  ['setting-as-colour', { setting: 'forest', subject: 'abstract' }, 'shows color and rhythm alone'],
  ['details-over-technique', { details: 'a charcoal drawing of a jug' }, 'A secondary influence is oil painting'],
  ['details-over-technique', { details: 'a Baroque jug' }, 'A secondary influence is oil painting'],
  ['details-over-light', { details: 'a jug at dawn' }, 'Dramatic mood: low early sun with long soft shadows.'],
  ['one-light', { setting: 'desert' }, 'hard side light out of deep shadow'],
  ['palette-over-artist', { artist: 'hokusai' }, 'influence of Katsushika Hokusai'],
  ['repeated-word', { subject: 'abstract', style: 'abstract', setting: 'forest' }, 'overlapping planes'],
  ['neon-glow', { mood: 'joyful', colors: 'neon' }, 'bright glow spreading over the dark ground'],
  ['protected-artist', { artist: 'warhol' }, 'The influence of silkscreen prints shows in'],
  [
    'exclusion-as-presence',
    { subject: 'landscape', details: 'a hill, no clouds' },
    'The sky is clear and open.',
    'flux',
  ],
  ['parameters-elsewhere', { details: 'a jug --seed 5' }, 'Still life: a jug. Oil painting'],
  ['details-not-english', { details: 'une cruche sur la table de la cuisine' }, 'une cruche', 'stable-diffusion'],
  ['details-too-long', { details: 'a jug of dark clay '.repeat(20) }, 'a jug of dark clay', 'stable-diffusion'],
];

describe('a conflict', () => {
  test.each(RULES)('%s is resolved and noted for %j', (code, choices, shown, target = 'natural') => {
    const { prompt, notes } = writeArtPrompt({ configuration: { ...plain, ...choices }, target }, { en });

    expect(notes.map((note) => note.code)).toContain(code);
    expect(prompt).toContain(shown);
  });

  test('has a row here for every code', () => {
    expect(new Set(RULES.map(([code]) => code))).toEqual(new Set(ART_NOTE_CODES));
  });

  test('is not noted if nothing clashes', () => {
    const configuration: ArtConfiguration = { ...plain, medium: 'digital' };

    expect(writeArtPrompt({ configuration, target: 'natural' }, { en }).notes).toEqual([]);
  });

  test.each([
    ['single-accent-from-details', { medium: 'watercolor', colors: 'black-white', details: 'a red bowl' }],
    ['neon-on-black-paper', { medium: 'ink', colors: 'neon', mood: 'peaceful' }],
    ['painterly-shader', { medium: '3d-render', style: 'impressionist', artist: 'none' }],
  ] as const)('is settled once, by %s', (code, choices) => {
    const configuration: ArtConfiguration = { ...plain, ...choices };
    const { notes } = writeArtPrompt({ configuration, target: 'natural' }, { en });

    expect(notes.map((note) => note.code).filter((noted) => noted !== 'repeated-word')).toEqual([code]);
  });

  test('leaves the light to the details', () => {
    const configuration = { ...plain, details: 'a jug at dawn' };

    expect(writeArtPrompt({ configuration, target: 'natural' }, { en }).prompt).not.toContain(en.moods.dramatic.light);
  });

  test('leaves the viewpoint to the details', () => {
    const configuration = { ...plain, details: 'close-up of a jug' };
    const { prompt } = writeArtPrompt({ configuration, target: 'natural' }, { en });

    expect(Object.values(en.subjects['still-life'].views).filter((view) => prompt.includes(view))).toEqual([]);
  });

  test('names its choices in the note', () => {
    const configuration: ArtConfiguration = { ...plain, medium: 'ink', colors: 'neon' };

    expect(writeArtPrompt({ configuration, target: 'flux' }, { en }).notes).toEqual([
      { code: 'neon-on-black-paper', facts: { medium: 'ink', colors: 'neon' } },
    ]);
  });
});
