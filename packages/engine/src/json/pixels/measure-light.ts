import type { LabImage } from './lab-image.ts';
import { LAB_UNIT } from './ok-lab.ts';
import type { PixelLook } from './pixel-facts.ts';

type Light = Pick<PixelLook, 'brightness' | 'key' | 'contrast'>;

/** Thresholds are OKLab lightness, 0 black to 1 white; middle gray (sRGB 128) is 0.6. */
export function measureLight(image: LabImage): Light {
  const sorted = Int32Array.from(image.seen, (index) => image.l[index] as number).sort();
  const mean = sorted.reduce((sum, lightness) => sum + lightness, 0) / sorted.length / LAB_UNIT;
  const dark = percentile(sorted, 5);
  const light = percentile(sorted, 95);
  return { brightness: brightnessOf(mean), key: keyOf(mean, dark, light), contrast: contrastOf(light - dark) };
}

function brightnessOf(mean: number): Light['brightness'] {
  if (mean < 0.25) return 'very-dark';
  if (mean < 0.42) return 'dark';
  if (mean < 0.62) return 'medium';
  return mean < 0.8 ? 'light' : 'very-light';
}

/** Low key: mostly dark, down to near black. High key: mostly bright, without large dark areas. */
function keyOf(mean: number, dark: number, light: number): Light['key'] {
  if (mean < 0.42 && dark < 0.25) return 'low';
  return mean >= 0.75 && dark > 0.6 && light > 0.85 ? 'high' : 'mid';
}

function contrastOf(range: number): Light['contrast'] {
  if (range < 0.35) return 'low';
  return range < 0.65 ? 'medium' : 'high';
}

/** @param sorted at least one lightness, ascending */
function percentile(sorted: Int32Array, percent: number): number {
  const place = Math.floor(((sorted.length - 1) * percent) / 100);
  return (sorted[place] as number) / LAB_UNIT;
}
