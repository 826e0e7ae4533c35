import { LINEAR_LIGHT, levelOfLight } from './srgb.ts';

/** A color in OKLab, in integer units of 1/100,000, so that sums do not depend on the order of the pixels. */
export type Lab = { l: number; a: number; b: number };
export const LAB_UNIT = 100_000;

/** Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function labOfRgb(red: number, green: number, blue: number): Lab {
  const r = LINEAR_LIGHT[red] ?? 0;
  const g = LINEAR_LIGHT[green] ?? 0;
  const b = LINEAR_LIGHT[blue] ?? 0;
  const long = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: inUnits(0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short),
    a: inUnits(1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short),
    b: inUnits(0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short),
  };
}

/** `#RRGGBB`, upper case; colors outside sRGB are clipped to the nearest channel values. */
export function hexOfLab(lab: Lab): string {
  const l = lab.l / LAB_UNIT;
  const a = lab.a / LAB_UNIT;
  const b = lab.b / LAB_UNIT;
  const long = cube(l + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(l - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(l - 0.0894841775 * a - 1.291485548 * b);
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((light) => levelOfLight(light).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** @param hex `#RRGGBB` */
export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOfRgb(value >> 16, (value >> 8) & 255, value & 255);
}

/** Perceptual distance of two colors, in units; 0.02 of the scale is just noticeable. */
export function labDistance(one: Lab, other: Lab): number {
  return Math.sqrt(square(one.l - other.l) + square(one.a - other.a) + square(one.b - other.b));
}

export function chromaOf(a: number, b: number): number {
  return Math.round(Math.sqrt(a * a + b * b));
}

function inUnits(value: number): number {
  return Math.round(value * LAB_UNIT);
}

function cube(value: number): number {
  return value * value * value;
}

/**
 * Halley's method, because the last bit of `Math.cbrt` differs between machines.
 * @param value 0 to about 1
 */
function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let scaled = value;
  let scale = 1;
  while (scaled < 0.125) {
    scaled *= 8;
    scale /= 2;
  }
  let root = 0.43 + 0.58 * scaled; // within a tenth of the root for 1/8 to 1
  for (let step = 0; step < 3; step += 1) {
    const third = root * root * root;
    root = (root * (third + 2 * scaled)) / (2 * third + scaled);
  }
  return root * scale;
}

function square(value: number): number {
  return value * value;
}
