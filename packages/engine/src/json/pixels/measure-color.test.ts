import { expect, test } from 'vitest';
import { labImageOf } from './lab-image.ts';
import { measureColor } from './measure-color.ts';
import { reduceImage } from './reduce-image.ts';
import { type Pixel, paintImage } from './testing/paint-image.ts';

/** An image with one column per color. */
function colorOf(pixels: readonly Pixel[]) {
  const rgba = paintImage(pixels.length, 4, (x) => pixels[x] ?? [0, 0, 0]);
  return measureColor(labImageOf(reduceImage(rgba, pixels.length, 4)));
}

const RED: Pixel = [210, 40, 40];
const ORANGE: Pixel = [240, 130, 20];
const YELLOW: Pixel = [240, 210, 30];
const GREEN: Pixel = [40, 170, 60];
const CYAN: Pixel = [30, 190, 200];
const BLUE: Pixel = [40, 80, 220];
const VIOLET: Pixel = [130, 60, 210];
const MAGENTA: Pixel = [200, 40, 190];
const GREY: Pixel = [128, 128, 128];

test.each([
  { name: 'red', pixels: [RED], temperature: 'warm' },
  { name: 'orange', pixels: [ORANGE], temperature: 'warm' },
  { name: 'yellow', pixels: [YELLOW], temperature: 'warm' },
  { name: 'green', pixels: [[0, 200, 0]] as Pixel[], temperature: 'neutral' },
  { name: 'cyan', pixels: [CYAN], temperature: 'cool' },
  { name: 'blue', pixels: [BLUE], temperature: 'cool' },
  { name: 'violet', pixels: [VIOLET], temperature: 'cool' },
  { name: 'grey', pixels: [GREY], temperature: 'neutral' },
])('$name is $temperature', ({ pixels, temperature }) => {
  expect(colorOf(pixels).temperature).toBe(temperature);
});

test.each([
  { name: 'one red', pixels: [RED], harmony: 'monochrome' },
  { name: 'a light and a dark blue', pixels: [BLUE, [10, 20, 90]] as Pixel[], harmony: 'monochrome' },
  { name: 'red, orange and yellow', pixels: [RED, ORANGE, YELLOW], harmony: 'analogous' },
  {
    name: 'magenta and red, over the end of the circle',
    pixels: [[220, 40, 120], RED] as Pixel[],
    harmony: 'analogous',
  },
  { name: 'orange and blue', pixels: [ORANGE, BLUE], harmony: 'complementary' },
  { name: 'green and magenta', pixels: [GREEN, MAGENTA], harmony: 'complementary' },
  { name: 'red, green and blue', pixels: [RED, GREEN, BLUE], harmony: 'mixed' },
  { name: 'yellow and cyan', pixels: [YELLOW, CYAN], harmony: 'mixed' },
  { name: 'grey', pixels: [GREY], harmony: 'none' },
  { name: 'one red column among thirty grey ones', pixels: [RED, ...Array<Pixel>(29).fill(GREY)], harmony: 'none' },
  { name: 'red and a trace of green', pixels: [...Array<Pixel>(19).fill(RED), GREEN], harmony: 'monochrome' },
])('$name is $harmony', ({ pixels, harmony }) => {
  expect(colorOf(pixels).harmony).toBe(harmony);
});

test.each([
  { name: 'grey', pixels: [GREY], saturation: 'greyscale' },
  { name: 'a warm grey', pixels: [[134, 128, 120]] as Pixel[], saturation: 'greyscale' },
  { name: 'slate', pixels: [[90, 110, 130]] as Pixel[], saturation: 'muted' },
  { name: 'brick', pixels: [[150, 100, 80]] as Pixel[], saturation: 'moderate' },
  { name: 'red', pixels: [RED], saturation: 'vivid' },
  { name: 'one red column among thirty grey ones', pixels: [RED, ...Array<Pixel>(29).fill(GREY)], saturation: 'muted' },
])('$name is $saturation', ({ pixels, saturation }) => {
  expect(colorOf(pixels).saturation).toBe(saturation);
});
