import type { LabImage } from './lab-image.ts';
import { chromaOf, LAB_UNIT } from './ok-lab.ts';
import type { PixelLook } from './pixel-facts.ts';

type ColorLook = Pick<PixelLook, 'saturation' | 'temperature' | 'harmony'>;

/** Minimum chroma of a pixel with a hue. */
const HUED = 0.03 * LAB_UNIT;
/** With fewer hued pixels than this, temperature and harmony are undefined. */
const HUED_SHARE = 0.05;
/** An image with more hued pixels than this has color, however white the rest is. */
const SPECKS = 0.005;
/** Share of the total chroma from which a hue belongs to the harmony. */
const HUE_SHARE = 0.08;
/** Mean resultant length from which all hues count as one: they lie within an arc of about 35 degrees. */
const ONE_HUE = 0.985;
const WARM = 0.02 * LAB_UNIT;

const HUE_STEPS = 12;
/** 150 degrees: closer hues do not look like opposites. */
const OPPOSITE_STEPS = 5;
const HALF_ROOT_3 = 0.8660254037844386;
const COSINES = [1, HALF_ROOT_3, 0.5, 0, -0.5, -HALF_ROOT_3, -1, -HALF_ROOT_3, -0.5, 0, 0.5, HALF_ROOT_3];

export function measureColor(image: LabImage): ColorLook {
  const hues = new Float64Array(HUE_STEPS);
  const hued = { count: 0, a: 0, b: 0, chroma: 0 };
  let chromaSum = 0;
  for (const index of image.seen) {
    const a = image.a[index] as number;
    const b = image.b[index] as number;
    const chroma = chromaOf(a, b);
    chromaSum += chroma;
    if (chroma <= HUED) continue;
    const step = hueStep(a, b);
    hues[step] = (hues[step] as number) + chroma;
    hued.count += 1;
    hued.a += a;
    hued.b += b;
    hued.chroma += chroma;
  }
  const saturation = saturationOf(chromaSum / image.seen.length / LAB_UNIT, hued.count / image.seen.length);
  if (hued.count < HUED_SHARE * image.seen.length) return { saturation, temperature: 'neutral', harmony: 'none' };
  const present = [...hues.keys()].filter((step) => (hues[step] as number) >= HUE_SHARE * hued.chroma);
  const isOneHue = chromaOf(hued.a, hued.b) >= ONE_HUE * hued.chroma;
  return {
    saturation,
    temperature: temperatureOf(hued.a / hued.count, hued.b / hued.count),
    harmony: isOneHue || present.length === 1 ? 'monochrome' : harmonyOf(present),
  };
}

function saturationOf(meanChroma: number, huedShare: number): ColorLook['saturation'] {
  if (meanChroma < 0.02 && huedShare < SPECKS) return 'greyscale';
  if (meanChroma < 0.06) return 'muted';
  return meanChroma < 0.12 ? 'moderate' : 'vivid';
}

/** Measured from orange (55 degrees) to blue, so that pure green and magenta are neither warm nor cool. */
function temperatureOf(a: number, b: number): ColorLook['temperature'] {
  const warmth = 0.574 * a + 0.819 * b;
  if (Math.abs(warmth) < WARM) return 'neutral';
  return warmth > 0 ? 'warm' : 'cool';
}

function harmonyOf(present: readonly number[]): ColorLook['harmony'] {
  for (let start = 0; start < HUE_STEPS; start += 1) {
    if (present.every((step) => (step - start + HUE_STEPS) % HUE_STEPS <= 2)) return 'analogous';
  }
  for (let axis = 0; axis < HUE_STEPS / 2; axis += 1) {
    const nearOne = present.filter((step) => stepsBetween(step, axis) <= 1);
    const nearOther = present.filter((step) => stepsBetween(step, axis + HUE_STEPS / 2) <= 1);
    const areOpposite = nearOne.every((one) => nearOther.every((other) => stepsBetween(one, other) >= OPPOSITE_STEPS));
    const isWhole = nearOne.length > 0 && nearOther.length > 0 && nearOne.length + nearOther.length === present.length;
    if (isWhole && areOpposite) return 'complementary';
  }
  return 'mixed';
}

function stepsBetween(one: number, other: number): number {
  const distance = Math.abs(one - other);
  return Math.min(distance, HUE_STEPS - distance);
}

/** The nearest of twelve directions, 30 degrees apart. */
function hueStep(a: number, b: number): number {
  let best = { step: 0, along: Number.NEGATIVE_INFINITY };
  for (let step = 0; step < HUE_STEPS; step += 1) {
    const sine = COSINES[(step + 9) % HUE_STEPS] as number; // a quarter turn behind the cosine
    const along = a * (COSINES[step] as number) + b * sine;
    if (along > best.along) best = { step, along };
  }
  return best.step;
}
