import type { LabImage } from './lab-image.ts';
import { labAt } from './lab-image.ts';
import { LAB_UNIT, labDistance } from './ok-lab.ts';
import type { PixelLook } from './pixel-facts.ts';

const MIRROR_CORRELATION = 0.85;
/** Maximum mean color difference between a pixel and its mirror image for halves that look alike. */
const MIRROR_DISTANCE = 0.08 * LAB_UNIT;
/** Standard deviation of lightness below which an image is too plain to be called symmetric. */
const LEAST_DEVIATION = 0.02 * LAB_UNIT;

/** True if the left half mirrors the right one, in lightness and in color. */
export function findSymmetry(image: LabImage): PixelLook['symmetry'] {
  const { width, height, visible } = image;
  const sums = { pairs: 0, one: 0, square: 0, product: 0, distance: 0 };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      const mirror = row * width + width - 1 - column;
      if (visible[index] !== visible[mirror]) return 'none';
      if (visible[index] === 0) continue;
      const one = labAt(image, index);
      const other = labAt(image, mirror);
      sums.pairs += 1;
      sums.one += one.l;
      sums.square += one.l * one.l;
      sums.product += one.l * other.l;
      sums.distance += Math.round(labDistance(one, other));
    }
  }
  const mean = sums.one / sums.pairs; // the same for the mirror image
  const variance = sums.square / sums.pairs - mean * mean;
  if (variance < LEAST_DEVIATION * LEAST_DEVIATION) return 'none';
  const correlation = (sums.product / sums.pairs - mean * mean) / variance;
  const looksMirrored = correlation > MIRROR_CORRELATION && sums.distance / sums.pairs < MIRROR_DISTANCE;
  return looksMirrored ? 'left-right' : 'none';
}
