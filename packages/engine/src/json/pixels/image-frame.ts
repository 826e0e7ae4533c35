import type { PixelFacts } from './pixel-facts.ts';

type Frame = Pick<PixelFacts, 'width' | 'height' | 'orientation' | 'aspectRatio'>;

const USUAL_RATIOS = [
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 9],
  [21, 9],
] as const;
/** Maximum relative deviation of a side for a usual ratio. */
const TOLERANCE = 0.02;

export function frameOf(width: number, height: number): Frame {
  const [long, short] = ratioOf(Math.max(width, height), Math.min(width, height));
  if (long === short) return { width, height, orientation: 'square', aspectRatio: '1:1' };
  if (width > height) return { width, height, orientation: 'landscape', aspectRatio: `${long}:${short}` };
  return { width, height, orientation: 'portrait', aspectRatio: `${short}:${long}` };
}

function ratioOf(long: number, short: number): readonly [number, number] {
  const ratio = long / short;
  const offBy = ([a, b]: readonly [number, number]) => Math.abs(ratio / (a / b) - 1);
  const nearest = USUAL_RATIOS.reduce((one, other) => (offBy(other) < offBy(one) ? other : one));
  if (offBy(nearest) <= TOLERANCE) return nearest;
  const divisor = greatestDivisor(long, short);
  return [long / divisor, short / divisor];
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
