import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import type { ArtConfiguration } from './art-options.ts';
import type { ArtPrompt } from './art-prompt.ts';
import { ART_TARGETS, type ArtTarget } from './art-targets.ts';
import { allPairs } from './testing/all-pairs.ts';
import { anyConfiguration } from './testing/any-configuration.ts';
import { artLanguagesOf, writeArtPrompt } from './write-art-prompt.ts';

const goats: ArtConfiguration = {
  subject: 'animals',
  style: 'expressionist',
  medium: 'charcoal',
  mood: 'energetic',
  colors: 'warm',
  artist: 'none',
  setting: 'mountain',
  details: 'two goats fighting on a ledge, no people',
};
const write = (configuration: ArtConfiguration, target: ArtTarget, variant = 0): ArtPrompt =>
  writeArtPrompt({ configuration, target, variant }, { en });
const failures = ({ checks }: ArtPrompt) => checks.filter(({ passed }) => !passed);
const DETAILS = [
  '',
  'a cat',
  'cat at night, close-up',
  'three owls, no text',
  'a sign "OPEN LATE" above a red door, square',
];

describe.each(ART_TARGETS)('the target %s', (target) => {
  test('passes every check for every pair of options, with and without details', () => {
    for (const configuration of allPairs()) {
      for (const [variant, details] of DETAILS.entries()) {
        const failed = failures(write({ ...configuration, details }, target, variant));
        if (failed.length > 0) expect({ configuration, details, failed }).toEqual({});
      }
    }
  });

  test('passes every check for any choices', () => {
    fc.assert(
      fc.property(anyConfiguration(fc.constant('')), fc.nat(40), (configuration, variant) => {
        expect(failures(write(configuration, target, variant))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test('writes the same for the same request, whatever the details', () => {
    fc.assert(
      fc.property(anyConfiguration(), (configuration) => {
        expect(write(configuration, target)).toEqual(write(configuration, target));
      }),
    );
  });

  test('keeps numbers, quotes and names of the details', () => {
    const details = 'exactly 7 lanterns, a banner "Nuit d’été 2031", above the shop of Ngozi & Sons';
    const { prompt } = write({ ...goats, details }, target);

    expect(prompt).toContain(details);
  });

  test('has other equally good wordings', () => {
    const prompts = [0, 1, 2].map((variant) => write({ ...goats, details: '' }, target, variant).prompt);

    expect(new Set(prompts).size).toBe(3);
  });
});

describe('natural', () => {
  test('is prose with the details as typed, a limit and the format', () => {
    expect(write(goats, 'natural').prompt).toBe(
      'Animal scene: two goats fighting on a ledge, no people. Charcoal drawing in an Expressionist manner, with ' +
        'compressed black accents, highlights lifted with an eraser, distorted contours and agitated directional marks. ' +
        'Mountain ridges fade one behind another above loose scree and patches of snow. Composed with ' +
        "the animals' own eye level and a tilted axis. Energetic mood: crisp rim light with strong " +
        'contrast. Warm palette on toned paper, chalk accents: ochre and terracotta. No added lettering, no signature, no ' +
        'watermark. Portrait format in the ratio 4:5.',
    );
  });

  test.each([
    ['a fox', 'No added lettering, no signature, no watermark.'],
    ['my aunt reading a letter', 'The only lettering is what the description names, clearly legible'],
    ['a shop sign "HAT"', 'The only lettering reads "HAT", clearly legible, with no watermark.'],
  ])('limits the lettering of %j', (details, limit) => {
    expect(write({ ...goats, details }, 'natural').prompt).toContain(limit);
  });

  test('says once that no text is wanted', () => {
    expect(write({ ...goats, details: 'a fox, no text' }, 'natural').prompt).not.toContain('lettering');
  });

  test.each([
    ['portrait', 'Portrait format in the ratio 4:5'],
    ['landscape', 'Landscape format in the ratio 16:9'],
    ['abstract', 'Square format in the ratio 1:1'],
  ] as const)('names the format of %s', (subject, format) => {
    expect(write({ ...goats, subject, details: '' }, 'natural').prompt).toContain(format);
  });
});

describe('midjourney', () => {
  test.each([
    { subject: 'architecture', style: 'abstract', medium: 'pencil' },
    { subject: 'architecture', style: 'abstract', medium: 'charcoal' },
    { subject: 'fantasy', style: 'expressionist', medium: '3d-render', mood: 'peaceful' },
  ] as const)('has room for the longest words of $subject in $medium', (chosen) => {
    const longest = { ...goats, ...chosen, colors: 'neon', artist: 'da-vinci', setting: 'none', details: '' } as const;
    expect(failures(write(longest, 'midjourney', 10))).toEqual([]);
  });

  test('ends with its parameters, exclusions among them', () => {
    const { prompt, parameters } = write(goats, 'midjourney');

    expect(parameters).toBe('--ar 4:5 --s 150 --no people');
    expect(prompt).toMatch(/^two goats fighting on a ledge, animal scene, .* --ar 4:5 --s 150 --no people$/);
  });

  test.each([
    ['realistic', '--s 50 --raw'],
    ['surrealist', '--s 250 --chaos 12'],
    ['minimalist', '--s 50'],
  ] as const)('sets the look of %s', (style, look) => {
    expect(write({ ...goats, style, details: '' }, 'midjourney').parameters).toBe(`--ar 4:5 ${look}`);
  });

  test('lets typed parameters win', () => {
    const { parameters, aspectRatio } = write(
      { ...goats, details: 'a fox, no cars --stylize 20 --ar 3:2' },
      'midjourney',
    );

    expect(parameters).toBe('--no cars --stylize 20 --ar 3:2');
    expect(aspectRatio).toBe('3:2');
  });

  test('stays on one line', () => {
    expect(write({ ...goats, details: 'a fox\n\nand a hen' }, 'midjourney').prompt).toMatch(/^a fox and a hen, /);
  });
});

describe('stable-diffusion', () => {
  test('weighs the subject and names likely faults apart', () => {
    const { prompt, negativePrompt, size } = write(goats, 'stable-diffusion');

    expect(prompt).toMatch(/^\(two goats fighting on a ledge:1\.2\), animal scene, mountain/);
    expect(negativePrompt).toMatch(
      /^people, extra animals, extra legs, human expression, fused paws, photo, 3d render, /,
    );
    expect(size).toEqual({ width: 896, height: 1152 });
  });

  test('weighs a long subject as well', () => {
    const details = 'tram 28 climbing a steep street in heavy rain, one woman with a yellow umbrella';

    expect(write({ ...goats, details }, 'stable-diffusion').prompt.startsWith(`(${details}:1.2), `)).toBe(true);
  });

  test.each(['a cat (old)', 'ratio: a cat', 'one cat [two]'])('leaves brackets and colons of %j alone', (details) => {
    expect(write({ ...goats, details }, 'stable-diffusion').prompt.startsWith(`${details}, `)).toBe(true);
  });

  test.each([
    ['people in a field', 'landscape', 'people'],
    ['two brothers on a hill', 'landscape', 'people'],
    ['my grandmother in her garden', 'landscape', 'people'],
    ['a wall with "HAT" on it', 'urban', 'text'],
    ['a photo of a fox', 'animals', 'photo'],
  ] as const)('with %j never rules out what is asked for', (details, subject, tag) => {
    expect(write({ ...goats, subject, details }, 'stable-diffusion').negativePrompt?.split(', ')).not.toContain(tag);
  });
});

describe('flux', () => {
  test('names replacements instead of exclusions, with hex values next to the colors', () => {
    const { prompt, negativePrompt } = write(goats, 'flux');

    expect(prompt).toContain(
      'Animal scene: two goats fighting on a ledge. The place is otherwise deserted. Charcoal drawing',
    );
    expect(prompt).toContain('ochre (#C98A2B) and terracotta (#B5533C).');
    expect(prompt).not.toMatch(/\b(?:no|not|without)\b/i);
    expect(negativePrompt).toBeNull();
  });

  test('gets the frame in pixels', () => {
    expect(write({ ...goats, details: 'a fox, phone wallpaper' }, 'flux').size).toEqual({ width: 768, height: 1344 });
    expect(write(goats, 'natural').size).toBeNull();
  });

  test.each([
    ['a fox, no dragons or tents', 'none', 'Only what is described here is in view.'],
    ['a fox, no trees', 'forest', 'Only what is described here is in view.'],
    ['a fox, no snow', 'none', 'The ground lies bare.'],
    ['a fox, no text', 'none', 'Every surface is unlettered.'],
    ['an owl, no other birds', 'none', 'Only what is described here is in view.'],
  ] as const)('says what %j with the setting %s leaves', (details, setting, sentence) => {
    expect(write({ ...goats, setting, details }, 'flux').prompt).toContain(sentence);
  });
});

describe('what the details name', () => {
  test.each([
    ['two dogs racing past a tram', 'animals', '3:2'],
    ['two dogs tumbling over a mat', 'animals', '3:2'],
    ['two dogs beside a tram', 'animals', '4:5'],
  ] as const)('%j as %s gives the frame %s', (details, subject, ratio) => {
    expect(write({ ...goats, subject, details }, 'flux').aspectRatio).toBe(ratio);
  });

  test.each([
    ['a jug in the rain', 'Energetic mood: cool overcast light with wet reflections.'],
    ['a girl with a lantern', 'Energetic mood: the light of the described lamp or flame against deep shadow.'],
    ['a backlit jug', 'Energetic mood: the light as described above.'],
  ])('keeps the light of %j, and the mood along with it', (details, sentence) => {
    expect(write({ ...goats, details }, 'flux').prompt).toContain(sentence);
  });

  test.each([
    ['my aunt, no glasses', 'The face is bare with both eyes uncovered.'],
    ['my aunt, no jewellery', 'Ears, neck and hands are bare.'],
    ['my aunt, no hat', 'The head is bare.'],
  ])('%j is replaced by something else', (details, sentence) => {
    expect(write({ ...goats, subject: 'portrait', details }, 'flux').prompt).toContain(sentence);
  });

  test('removes what a place has in another season', () => {
    expect(write({ ...goats, details: 'a gate in the snow' }, 'natural').prompt).not.toContain('scree');
  });
});

test('a lens is named for lifelike digital pictures only', () => {
  const lifelike = { ...goats, style: 'realistic', medium: 'digital', setting: 'none' } as const;

  expect(write(lifelike, 'natural').prompt).toContain('natural depth of field at 85 mm');
  expect(write({ ...lifelike, medium: 'ink' }, 'natural').prompt).not.toContain(' mm ');
});

test.each([
  ['natural', 'fr', 'un renard roux dans la neige', ['en', 'fr']],
  ['midjourney', 'fr', 'кот на крыше', ['en', 'ru']],
  ['flux', 'de', '', ['en', 'de']],
] as const)('asks for the words that %s in %s needs for %j', (target, language, details, needed) => {
  expect(artLanguagesOf({ configuration: { ...goats, details }, target, language })).toEqual(needed);
});
