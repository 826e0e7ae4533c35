import { expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import { placeOf, sceneOf } from './plan-place.ts';
import { readDetails } from './read-details.ts';

const sourceOf = (setting: 'mountain' | 'space' | 'forest' | 'underwater', typed: string, variant = 0) => ({
  configuration: {
    subject: 'sci-fi',
    style: 'realistic',
    medium: 'ink',
    mood: 'dark',
    colors: 'warm',
    artist: 'none',
    setting,
    details: typed,
  } as const,
  details: readDetails(typed, en),
  words: en,
  variant,
});

test.each([
  ['mountain', 'a goat', ['ridges fading one behind another', 'loose scree', 'snow patches']],
  ['mountain', 'a goat, no snow', ['ridges fading one behind another', 'loose scree']],
  ['space', 'a rover near a planet', ['sparse stars']],
  ['forest', 'a fox under a fern', ['trunks at three distances', 'leaf litter']],
  ['underwater', 'a diver in kelp', ['drifting particles', 'a net of caustics']],
] as const)('%s beside %j has %j', (setting, typed, anchors) => {
  expect(placeOf(sourceOf(setting, typed), {}, null)?.anchors).toEqual(anchors);
});

test('anything already in the light is not repeated in the place', () => {
  expect(placeOf(sourceOf('mountain', 'a goat'), {}, 'even light from patches of snow')?.anchors).toEqual([
    'ridges fading one behind another',
    'loose scree',
  ]);
});

test('anything already in the scene of the tables is not repeated in the place', () => {
  const source = sourceOf('mountain', '', 1);
  const castle = {
    ...source,
    configuration: { ...source.configuration, subject: 'fantasy', setting: 'castle' },
  } as const;

  expect(placeOf(castle, {}, null)).toMatchObject({ anchors: ['rough-hewn stone walls', 'an arrow slit'], told: '' });
});

test('an almost empty sheet holds the first and the last thing of a scene', () => {
  const source = sourceOf('space', '');
  const scene = sceneOf({ ...source, configuration: { ...source.configuration, style: 'minimalist' } });

  expect(scene).toEqual([en.subjects['sci-fi'].scenes[0]?.[0], en.subjects['sci-fi'].scenes[0]?.at(-1)]);
});

test.each([0, 1, 2])('scene %i of the tables has no people if people are excluded', (variant) => {
  const scene = sceneOf(sourceOf('space', 'no people', variant)).join();

  expect(scene).not.toBe('');
  expect(scene).not.toMatch(/mechanic|gardener|porters/);
});
