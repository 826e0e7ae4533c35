import type { LabImage } from './lab-image.ts';
import type { Lab } from './ok-lab.ts';

/** Pixels of similar color. The sum is an integer, so that the order of additions does not matter. */
export type ColorBin = { key: number; count: number; sum: Lab; mean: Lab };

/** Groups the visible pixels by the upper four bits of each channel; ordered by color, regardless of position. */
export function colorBins(image: LabImage): ColorBin[] {
  const bins = new Map<number, Omit<ColorBin, 'mean'>>();
  for (const index of image.seen) {
    const key = (image.rgb[index] as number) & 0xf0f0f0;
    const bin = bins.get(key) ?? { key, count: 0, sum: { l: 0, a: 0, b: 0 } };
    if (bin.count === 0) bins.set(key, bin);
    bin.count += 1;
    bin.sum.l += image.l[index] as number;
    bin.sum.a += image.a[index] as number;
    bin.sum.b += image.b[index] as number;
  }
  return [...bins.values()].sort((one, other) => one.key - other.key).map(withMean);
}

/** Merges all pixels of the bins. @param bins at least one */
export function joinBins(bins: readonly ColorBin[]): ColorBin {
  const joined = { key: Number.MAX_SAFE_INTEGER, count: 0, sum: { l: 0, a: 0, b: 0 } };
  for (const { key, count, sum } of bins) {
    joined.key = Math.min(joined.key, key);
    joined.count += count;
    joined.sum.l += sum.l;
    joined.sum.a += sum.a;
    joined.sum.b += sum.b;
  }
  return withMean(joined);
}

function withMean(bin: Omit<ColorBin, 'mean'>): ColorBin {
  const { count, sum } = bin;
  return { ...bin, mean: { l: sum.l / count, a: sum.a / count, b: sum.b / count } };
}
