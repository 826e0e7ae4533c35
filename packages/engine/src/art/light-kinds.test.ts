import { expect, test } from 'vitest';
import { type LightKind, lightOfDetails, type NamedLight, type ToneKey, toneKeyOf } from './light-kinds.ts';

const indoors = { subject: 'still-life', setting: 'none', colors: 'warm' } as const;

test.each<[LightKind[], NamedLight | null]>([
  [[], null],
  [['wet'], 'wet'],
  [['wet', 'night'], 'night'],
  [['morning', 'snow'], 'snow'],
  [['night', 'flame'], 'flame'],
  [['own', 'evening'], 'evening'],
  [['own'], 'own'],
])('of %j the light is %s', (kinds, light) => {
  expect(lightOfDetails(kinds, indoors)).toBe(light);
});

test.each([
  [{ ...indoors, subject: 'urban' }, 'street-night'],
  [{ ...indoors, setting: 'city' }, 'street-night'],
  [{ ...indoors, setting: 'city', colors: 'neon' }, 'neon-street'],
  [{ ...indoors, setting: 'forest', colors: 'neon' }, 'night'],
] as const)('a night in %j is lit by the place', (choices, light) => {
  expect(lightOfDetails(['night', 'wet'], choices)).toBe(light);
});

test.each(['evening', 'morning'] as const)('a low sun of the %s lays its path on the sea', (kind) => {
  expect(lightOfDetails([kind], { ...indoors, setting: 'ocean' })).toBe('sea-low-sun');
  expect(lightOfDetails(['day'], { ...indoors, setting: 'ocean' })).toBe('day');
});

test.each<[NamedLight | null, 'joyful' | 'peaceful' | 'dark', ToneKey]>([
  [null, 'joyful', 'high'],
  [null, 'peaceful', 'mid'],
  [null, 'dark', 'low'],
  ['snow', 'peaceful', 'high'],
  ['snow', 'dark', 'low'],
  ['wet', 'joyful', 'mid'],
  ['street-night', 'joyful', 'low'],
  ['moon', 'peaceful', 'low'],
])('the light %s in a %s mood gives a %s key', (named, mood, key) => {
  expect(toneKeyOf(named, { mood, setting: 'none' })).toBe(key);
});

test('nothing is bright under water', () => {
  expect(toneKeyOf(null, { mood: 'joyful', setting: 'underwater' })).toBe('mid');
});
