import { expect, test } from 'vitest';
import { singleHueOf } from './single-hue.ts';

test.each([
  [{ medium: 'pencil', setting: 'forest', subject: 'nature' }, 'graphite'],
  [{ medium: 'oil-painting', setting: 'desert', subject: 'architecture' }, 'umber'],
  [{ medium: 'oil-painting', setting: 'castle', subject: 'portrait' }, 'stone'],
  [{ medium: 'watercolor', setting: 'none', subject: 'nature' }, 'green'],
] as const)('of %j the hue is %s', (choices, hue) => {
  expect(singleHueOf(choices)).toBe(hue);
});
