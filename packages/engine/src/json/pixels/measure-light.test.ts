import { expect, test } from 'vitest';
import { labImageOf } from './lab-image.ts';
import { measureLight } from './measure-light.ts';
import { reduceImage } from './reduce-image.ts';
import { paintImage } from './testing/paint-image.ts';

/** An image with one column per gray level. */
function lightOf(levels: readonly number[]) {
  const rgba = paintImage(levels.length, 4, (x) => {
    const level = levels[x] ?? 0;
    return [level, level, level];
  });
  return measureLight(labImageOf(reduceImage(rgba, levels.length, 4)));
}

test.each([
  { level: 33, brightness: 'very-dark' },
  { level: 35, brightness: 'dark' },
  { level: 76, brightness: 'dark' },
  { level: 79, brightness: 'medium' },
  { level: 133, brightness: 'medium' },
  { level: 136, brightness: 'light' },
  { level: 188, brightness: 'light' },
  { level: 191, brightness: 'very-light' },
])('grey $level is $brightness', ({ level, brightness }) => {
  expect(lightOf([level])).toMatchObject({ brightness, contrast: 'low' });
});

test.each([
  { levels: [0, 56], contrast: 'low' },
  { levels: [0, 61], contrast: 'medium' },
  { levels: [0, 141], contrast: 'medium' },
  { levels: [0, 146], contrast: 'high' },
  { levels: [255, 0, ...Array<number>(38).fill(120)], contrast: 'low' },
])('$levels have $contrast contrast', ({ levels, contrast }) => {
  expect(lightOf(levels).contrast).toBe(contrast);
});

test.each([
  { name: 'all near black', levels: [10, 20], key: 'low' },
  { name: 'mostly dark with a light', levels: [10, 10, 10, 240], key: 'low' },
  { name: 'dark without black', levels: [60, 70], key: 'mid' },
  { name: 'all bright', levels: [200, 250], key: 'high' },
  { name: 'bright without white', levels: [178, 180], key: 'mid' },
  { name: 'bright with a shadow', levels: [90, 255, 255, 255], key: 'mid' },
  { name: 'half and half', levels: [0, 255], key: 'mid' },
])('$name is $key key', ({ levels, key }) => {
  expect(lightOf(levels).key).toBe(key);
});
