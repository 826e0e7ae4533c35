import type { LabImage } from './lab-image.ts';
import type { PixelLook } from './pixel-facts.ts';

/** Fewer pixels than in a small icon say nothing about how an image was made. */
const LEAST_PIXELS = 1024;

/**
 * Large areas of exactly one colour point at a graphic or a screenshot, many colours without any at a photograph or a
 * painting.
 */
export function guessRendering(image: LabImage): PixelLook['renderingHint'] {
  if (image.seen.length < LEAST_PIXELS) return 'unclear';
  const flat = flatShare(image);
  const colors = countColors(image);
  if (flat > 0.5 && colors < 600) return 'graphic';
  return flat < 0.15 && colors > 120 ? 'photographic' : 'unclear';
}

/** How many colours there are, told apart by five bits a channel. */
function countColors({ rgb, seen }: LabImage): number {
  const colors = new Set<number>();
  for (const index of seen) colors.add((rgb[index] as number) & 0xf8f8f8);
  return colors.size;
}

/** Share of the pixels that equal the ones to their right and below to the bit. */
function flatShare({ width, height, rgb, seen }: LabImage): number {
  let flat = 0;
  for (const index of seen) {
    const isInside = (index + 1) % width !== 0 && index + width < width * height;
    if (isInside && rgb[index] === rgb[index + 1] && rgb[index] === rgb[index + width]) flat += 1;
  }
  return flat / seen.length;
}
