import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Scheme = 'light' | 'dark';
type Oklch = readonly [lightness: number, chroma: number, hue: number];

const tokens = readTokens(readFileSync(new URL('./app.css', import.meta.url), 'utf8'));

// The ratios that the design states, light / dark. Text needs 4.5 and control borders 3 (WCAG 2.2, 1.4.3 and 1.4.11).
test.each([
  { front: 'ink', back: 'paper', light: 15, dark: 15.8 },
  { front: 'ink-2', back: 'paper', light: 7.1, dark: 9 },
  { front: 'ink-3', back: 'paper', light: 4.9, dark: 6.5 },
  { front: 'edge', back: 'paper', light: 3.35, dark: 4 },
  { front: 'on-primary', back: 'primary', light: 8.5, dark: 9.4 },
  { front: 'on-primary', back: 'primary-hover', light: 10.8, dark: 11.5 },
  { front: 'focus', back: 'paper', light: 5.7, dark: 10 },
  { front: 'text-hue', back: 'card', light: 7.5, dark: 8.7 },
  { front: 'art-hue', back: 'card', light: 6.4, dark: 7.9 },
  { front: 'json-hue', back: 'card', light: 7, dark: 9.5 },
  { front: 'video-hue', back: 'card', light: 7.9, dark: 8.5 },
  { front: 'text-hue', back: 'text-tint', light: 5.4, dark: 7.1 },
  { front: 'art-hue', back: 'art-tint', light: 5.4, dark: 7.1 },
  { front: 'json-hue', back: 'json-tint', light: 5.4, dark: 7.1 },
  { front: 'video-hue', back: 'video-tint', light: 5.4, dark: 7.1 },
  { front: 'danger', back: 'card', light: 7.1, dark: 7 },
  { front: 'ok', back: 'card', light: 7, dark: 9.6 },
  { front: 'warn', back: 'warn-tint', light: 6.6, dark: 9 },
  { front: 'ink-2', back: 'sunk', light: 4.5, dark: 4.5 },
  { front: 'ink-3', back: 'sunk', light: 4.5, dark: 4.5 },
  { front: 'ink-3', back: 'card', light: 4.5, dark: 4.5 },
])('$front on $back reaches $light in light and $dark in dark', ({ front, back, light, dark }) => {
  const tolerance = 0.1; // the stated ratios were measured on screen colors, in 256 steps

  expect(contrast(front, back, 'light')).toBeGreaterThanOrEqual(light - tolerance);
  expect(contrast(front, back, 'dark')).toBeGreaterThanOrEqual(dark - tolerance);
});

test('ink is readable on the lamp in light, and paper in dark', () => {
  expect(contrast('ink', 'lamp', 'light')).toBeGreaterThanOrEqual(8.4);
  expect(contrast('paper', 'lamp', 'dark')).toBeGreaterThanOrEqual(10.9);
});

test('every color is inside what a screen shows', () => {
  for (const [name, schemes] of tokens)
    for (const color of Object.values(schemes))
      for (const channel of linearSrgb(color)) {
        expect(channel, name).toBeGreaterThan(-0.02);
        expect(channel, name).toBeLessThan(1.02);
      }
});

function readTokens(css: string): Map<string, Record<Scheme, Oklch>> {
  const pattern = /--color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g;
  return new Map(
    [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: read(light), dark: read(dark) },
    ]),
  );
}

function read(numbers: string): Oklch {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.split(' ').map(Number);
  return [lightness, chroma, hue];
}

/** Source: WCAG 2.2, definitions of contrast ratio and relative luminance. */
function contrast(front: string, back: string, scheme: Scheme): number {
  const [high, low] = [luminance(front, scheme), luminance(back, scheme)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(token: string, scheme: Scheme): number {
  const color = tokens.get(token)?.[scheme];
  if (!color) throw new Error(`app.css has no color ${token}`);
  const [red, green, blue] = linearSrgb(color).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Source: Björn Ottosson, "A perceptual color space for image processing" (bottosson.github.io/posts/oklab). */
function linearSrgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
