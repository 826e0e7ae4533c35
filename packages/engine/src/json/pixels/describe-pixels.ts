import { colorBins } from './color-bins.ts';
import { findPalette } from './find-palette.ts';
import { findSymmetry } from './find-symmetry.ts';
import { findTransparency } from './find-transparency.ts';
import { guessRendering } from './guess-rendering.ts';
import { frameOf } from './image-frame.ts';
import { type LabImage, labImageOf } from './lab-image.ts';
import { measureColor } from './measure-color.ts';
import { measureEdges } from './measure-edges.ts';
import { measureLight } from './measure-light.ts';
import type { FileFacts, PixelFacts } from './pixel-facts.ts';
import { type Rgba, reduceImage } from './reduce-image.ts';

/**
 * Describes what the pixels of an image show, but not its content.
 * The same bytes give the same facts on any machine: all arithmetic uses integers, the four operations and square
 * roots.
 * @param rgba four bytes per pixel, rows from the top, in upright orientation
 * @param file what the caller knows about the file, null if nothing
 * @throws RangeError when a side is not a whole number above 0 or `rgba` does not hold width × height pixels
 */
export function describePixels(rgba: Rgba, width: number, height: number, file: FileFacts | null = null): PixelFacts {
  if (!isSide(width) || !isSide(height) || rgba.length !== width * height * 4) {
    throw new RangeError(`${rgba.length} bytes are no image of ${width} × ${height} pixels`);
  }
  const image = labImageOf(reduceImage(rgba, width, height));
  return {
    ...frameOf(file?.width ?? width, file?.height ?? height),
    transparency: findTransparency(rgba, width, height),
    look: image.seen.length === 0 ? null : lookOf(image),
    file,
  };
}

function lookOf(image: LabImage): PixelFacts['look'] {
  const bins = colorBins(image);
  return {
    palette: findPalette(bins),
    ...measureLight(image),
    ...measureColor(image),
    ...measureEdges(image),
    symmetry: findSymmetry(image),
    renderingHint: guessRendering(image),
  };
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side > 0;
}
