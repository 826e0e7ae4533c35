import type { LabImage } from './lab-image.ts';
import type { PixelLook } from './pixel-facts.ts';

/** An image with fewer pixels than a small icon reveals nothing about how it was made. */
const LEAST_PIXELS = 1024;

/**
 * Large areas of exactly one color suggest a graphic or a screenshot, many colors without any such area a photograph or
 * a painting.
 */
export function guessRendering(image: LabImage): PixelLook['renderingHint'] {
  if (image.seen.length < LEAST_PIXELS) return 'unclear';
  const flat = flatShare(image);
  const colors = countColors(image);
  if (flat > 0.5 && colors < 600) return 'graphic';
  return flat < 0.15 && colors > 120 ? 'photographic' : 'unclear';
}

/** The number of colors, at five bits per channel. */
function countColors({ rgb, seen }: LabImage): number {
  const colors = new Set<number>();
  for (const index of seen) colors.add((rgb[index] as number) & 0xf8f8f8);
  return colors.size;
}

/** Share of the pixels that are identical to the ones on their right and below. */
function flatShare({ width, height, rgb, seen }: LabImage): number {
  let flat = 0;
  for (const index of seen) {
    const isInside = (index + 1) % width !== 0 && index + width < width * height;
    if (isInside && rgb[index] === rgb[index + 1] && rgb[index] === rgb[index + width]) flat += 1;
  }
  return flat / seen.length;
}
