import { type ColorBin, joinBins } from './color-bins.ts';

const AXES = ['l', 'a', 'b'] as const;
type Axis = (typeof AXES)[number];
type Box = { bins: readonly ColorBin[]; axis: Axis; spread: number };

/**
 * Cuts the colors of an image into at most `limit` boxes: always the box with the largest variance, across its longest
 * axis.
 * A median cut would halve the pixels; this one cuts where the halves differ most, so that a small accent on a large
 * plain ground gets a separate box (Otsu's threshold).
 */
export function cutBoxes(bins: readonly ColorBin[], limit: number): ColorBin[] {
  const boxes = [boxOf(bins)];
  while (boxes.length < limit) {
    const widest = boxes.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...cutInTwo(widest).map(boxOf));
  }
  return boxes.map((box) => joinBins(box.bins));
}

function boxOf(bins: readonly ColorBin[]): Box {
  const center = joinBins(bins).mean;
  const spreads = AXES.map((axis) => ({ axis, spread: spreadAlong(bins, axis, center[axis]) }));
  return { bins, ...spreads.reduce((one, other) => (other.spread > one.spread ? other : one)) };
}

/** Sum of the squared distances from the center, 0 for one bin. */
function spreadAlong(bins: readonly ColorBin[], axis: Axis, center: number): number {
  if (bins.length < 2) return 0;
  let spread = 0;
  for (const { count, mean } of bins) spread += count * (mean[axis] - center) * (mean[axis] - center);
  return spread;
}

function cutInTwo({ bins, axis }: Box): [readonly ColorBin[], readonly ColorBin[]] {
  const sorted = [...bins].sort((one, other) => one.mean[axis] - other.mean[axis] || one.key - other.key);
  const whole = joinBins(bins);
  let best = { place: 1, gain: -1 };
  let below = 0;
  let count = 0;
  for (const [index, bin] of sorted.slice(0, -1).entries()) {
    below += bin.sum[axis];
    count += bin.count;
    const gap = below / count - (whole.sum[axis] - below) / (whole.count - count);
    const gain = count * (whole.count - count) * gap * gap;
    if (gain > best.gain) best = { place: index + 1, gain };
  }
  return [sorted.slice(0, best.place), sorted.slice(best.place)];
}
