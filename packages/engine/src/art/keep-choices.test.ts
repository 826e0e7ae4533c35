import { describe, expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import type { ArtConfiguration } from './art-options.ts';
import { ART_TARGETS, type ArtTarget } from './art-targets.ts';
import { writeArtPrompt } from './write-art-prompt.ts';

const goats: ArtConfiguration = {
  subject: 'animals',
  style: 'expressionist',
  medium: 'charcoal',
  mood: 'energetic',
  colors: 'warm',
  artist: 'none',
  setting: 'mountain',
  details: '',
};
const write = (configuration: ArtConfiguration, target: ArtTarget) => writeArtPrompt({ configuration, target }, { en });

describe('what the choices keep', () => {
  test.each(['natural', 'flux', 'midjourney', 'stable-diffusion'] as const)('are two colors for %s', (target) => {
    for (const details of [
      '',
      'a violinist on a stage beside the long red curtain of a theater, seven lamps above her',
    ]) {
      const { prompt } = write(
        { ...goats, medium: 'digital', colors: 'complementary', artist: 'rembrandt', details },
        target,
      );

      expect(prompt).toContain('blue');
      expect(prompt).toContain('orange');
    }
  });

  test('are style, anchor and colors if the details are in a script that fills the tokens', () => {
    const details = 'قارب شراعي صغير عند غروب الشمس';
    const { prompt } = write(
      { ...goats, subject: 'landscape', setting: 'ocean', medium: 'oil-painting', details },
      'stable-diffusion',
    );

    expect(prompt).toMatch(
      /^\(قارب شراعي صغير عند غروب الشمس:1\.2\), landscape, ocean, .*Expressionist oil painting, .*ochre, /,
    );
  });

  test.each(ART_TARGETS)('of colors is not repeated next to those of the details for %s', (target) => {
    const { prompt } = write({ ...goats, medium: 'oil-painting', details: 'a red coat' }, target);

    expect(prompt.match(/\bred\b/g)).toHaveLength(1);
    expect(prompt).not.toMatch(/apart from|throughout/);
  });

  test('is the format, once', () => {
    expect(write({ ...goats, details: 'a fox in 3:2' }, 'natural').prompt).not.toContain('Landscape format');
    for (const [format, ratio] of [
      ['3:2', 'Landscape format in the ratio 3:2.'],
      ['phone wallpaper', 'Portrait format in the ratio 9:16.'],
      ['square', 'Square format in the ratio 1:1.'],
    ] as const) {
      const { prompt } = write({ ...goats, details: `a fox, ${format}` }, 'natural');

      expect(prompt).toContain(ratio);
      expect(prompt).toMatch(/^Animal scene: a fox\. /);
    }
  });

  test.each([
    ['a diner with a sign "OPEN LATE"', 'The only lettering reads "OPEN LATE", clearly legible, with no watermark.'],
    [
      'a wall with "ONE TWO THREE FOUR FIVE SIX SEVEN"',
      'The only lettering is what the description names, clearly legible, with no watermark.',
    ],
    ['my aunt reading a letter', 'The only lettering is what the description names, clearly legible'],
  ])('is the lettering of %j', (details, limit) => {
    expect(write({ ...goats, details }, 'natural').prompt).toContain(limit);
  });

  test('are a viewpoint before more of a place that the details show themselves', () => {
    const details = 'tram 9 on a bridge in heavy rain, one man with a violin case under the clock';
    const street = { ...goats, subject: 'urban', setting: 'city', style: 'impressionist', medium: 'acrylic' } as const;
    const { prompt } = write({ ...street, mood: 'melancholic', artist: 'van-gogh', details }, 'stable-diffusion');

    expect(prompt).toContain(en.subjects.urban.views.vanishing);
    expect(prompt).not.toContain('overhead wires');
  });

  test('is one owner of the viewpoint if the influence has several', () => {
    const cubist = {
      ...goats,
      subject: 'portrait',
      style: 'abstract',
      medium: 'mixed-media',
      artist: 'picasso',
      setting: 'none',
    } as const;
    const { prompt } = write(cubist, 'midjourney');

    expect(prompt.match(/several viewpoints at once/g)).toHaveLength(1);
    expect(Object.values(en.subjects.portrait.views).filter((view) => prompt.includes(view))).toEqual([]);
  });

  test('is an empty sheet that nothing crops, and a curve that no straight band crosses', () => {
    const sheet = { ...goats, style: 'minimalist', subject: 'architecture', mood: 'dark', medium: 'ink' } as const;
    const curve = { ...goats, style: 'art-nouveau', subject: 'landscape', mood: 'peaceful' } as const;

    expect(write(sheet, 'natural').prompt).not.toMatch(/crop|tight/);
    expect(write(curve, 'natural').prompt).not.toMatch(/horizontal/);
  });

  test('is the color of the large areas first, unless one hue runs from dark to pale', () => {
    const meadow = { ...goats, subject: 'landscape', medium: 'oil-painting' } as const;

    expect(write({ ...meadow, colors: 'pastel' }, 'natural').prompt).toContain(': mint in the main areas, blush in');
    expect(write({ ...meadow, colors: 'sepia' }, 'natural').prompt).toContain(
      ': deep brown in the shadows, warm tan in',
    );
  });

  test.each([
    ['still-life', en.moods.whimsical.flat],
    ['landscape', en.moods.whimsical.light],
  ] as const)('is a shadow in space only where %s has a ground for it', (subject, light) => {
    const { prompt } = write({ ...goats, subject, mood: 'whimsical', setting: 'space' }, 'natural');

    expect(prompt.toLowerCase()).toContain(light);
  });

  test('is all three neighbors of an analogous palette, even as accents', () => {
    const { prompt } = write({ ...goats, medium: 'ink', colors: 'analogous' }, 'natural');

    expect(prompt).toContain(': yellow-green, leaf green and blue-green.');
  });

  test('is an outline that shows on the paper', () => {
    const drawn = { ...goats, setting: 'none', colors: 'neon' } as const;
    const outlines = [0, 1, 2, 3].map(
      (variant) => writeArtPrompt({ configuration: drawn, target: 'natural', variant }, { en }).prompt,
    );

    expect(outlines.join()).toContain(en.rephrased['luminous-outlines']);
    expect(outlines.join()).not.toContain(en.styles.expressionist.terms['thick-line']);
  });

  test('is an uncropped thing', () => {
    const crane = { ...goats, subject: 'sci-fi', style: 'realistic', medium: 'digital', mood: 'dark' } as const;
    const prompts = [0, 1, 2].map(
      (variant) =>
        writeArtPrompt({ configuration: { ...crane, setting: 'none' }, target: 'natural', variant }, { en }).prompt,
    );
    const both = [en.subjects['sci-fi'].views.elevation, en.moods.dark.gestures.crop];

    expect(prompts.filter((prompt) => both.every((phrase) => prompt.includes(phrase)))).toEqual([]);
    expect(prompts.join()).toContain(both[0]);
  });

  test.each([
    ['impressionist', 'joyful', en.styles.impressionist.terms['open-form']],
    ['expressionist', 'energetic', en.styles.expressionist.terms['felt-colour']],
  ] as const)('is no %s picture in a %s mood with %s in warm colors', (style, mood, phrase) => {
    const prompts = [0, 1, 2, 3].map(
      (variant) =>
        writeArtPrompt(
          { configuration: { ...goats, style, mood, medium: 'oil-painting' }, target: 'natural', variant },
          { en },
        ).prompt,
    );

    expect(prompts.join()).not.toContain(phrase);
  });

  test('is a dark picture without light that surfaces throw back', () => {
    const render = { ...goats, subject: 'architecture', style: 'realistic', medium: '3d-render' } as const;
    const softbox = en.media['3d-render'].terms.softbox;
    const inMood = (mood: 'dramatic' | 'elegant') =>
      writeArtPrompt({ configuration: { ...render, mood, colors: 'cool' }, target: 'natural', variant: 2 }, { en })
        .prompt;

    expect(inMood('dramatic')).not.toContain(softbox);
    expect(inMood('elegant')).toContain(softbox);
  });

  test.each([
    ['a kite', 'city', 'Wet pavement glistens under overhead wires and lit windows.'],
    ['a kite over wet pavement and wires', 'city', 'In the city: wet pavement and lit windows.'],
    ['a kite', 'space', 'In outer space: sparse stars.'],
  ] as const)('is the place of %j in %s', (details, setting, sentence) => {
    expect(write({ ...goats, setting, details }, 'natural').prompt).toContain(sentence);
  });

  test('is all of the scene before more of a place', () => {
    const lake = { ...goats, subject: 'fantasy', style: 'art-nouveau', medium: 'ink', mood: 'elegant' } as const;
    const configuration = { ...lake, colors: 'analogous', artist: 'klimt', setting: 'castle' } as const;
    const { prompt } = writeArtPrompt({ configuration, target: 'midjourney', variant: 1 }, { en });

    expect(prompt).toMatch(/^a staircase climbing out of a lake, wet footprints on each step, /);
  });

  test('is a light that reaches the sea floor', () => {
    const { prompt } = write({ ...goats, setting: 'underwater', mood: 'peaceful', details: 'a crab' }, 'natural');

    expect(prompt).toContain('Peaceful mood: soft light from above that fades with depth.');
  });
});
