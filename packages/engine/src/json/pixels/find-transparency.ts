import type { PixelFacts } from './pixel-facts.ts';
import type { Rgba } from './reduce-image.ts';

/** Alpha below which a pixel is see-through; encoders leave 250 and more on pixels meant to be opaque. */
const OPAQUE = 250;
/** Share of the pixels up to which clear ones are noise. */
const DUST = 0.001;
const MOSTLY = 0.6;

export function findTransparency(rgba: Rgba, width: number, height: number): PixelFacts['transparency'] {
  let clear = 0;
  let clearOnBorder = 0;
  for (let index = 0; index < width * height; index += 1) {
    if ((rgba[index * 4 + 3] as number) >= OPAQUE) continue;
    clear += 1;
    const column = index % width;
    const isBorder = column === 0 || column === width - 1 || index < width || index >= width * (height - 1);
    if (isBorder) clearOnBorder += 1;
  }
  if (clear <= DUST * width * height) return 'none';
  const border = width * height - Math.max(0, width - 2) * Math.max(0, height - 2);
  return clear < width * height && clearOnBorder > MOSTLY * border ? 'cut-out' : 'partial';
}
