import { type ColorBin, joinBins } from './color-bins.ts';
import { cutBoxes } from './cut-boxes.ts';
import { nameColor } from './name-color.ts';
import { chromaOf, hexOfLab, LAB_UNIT, type Lab, labDistance } from './ok-lab.ts';
import type { PaletteColor } from './pixel-facts.ts';

const MAX_BOXES = 8;
const MAX_COLORS = 6;
const MAX_ACCENTS = 2;
/** Two colors closer than 0.04 in OKLab look the same. */
const SAME_COLOR = 0.04 * LAB_UNIT;
const SMALL_SHARE = 0.02;
/** A smaller area is a speck, even in a strong color. */
const LEAST_SHARE = 0.003;
const ACCENT_SHARE = 0.1;
const ACCENT_CHROMA = 0.1 * LAB_UNIT;
/** How much stronger an accent is than the whole image. */
const ACCENT_LEAD = 2;

type Color = { lab: Lab; share: number; isAccent: boolean };

/** One to six colors, largest first, with distinct names. @param bins all colors of the image, at least one */
export function findPalette(bins: readonly ColorBin[]): PaletteColor[] {
  const total = joinBins(bins).count;
  const boxes = joinAlike(cutBoxes(bins, MAX_BOXES));
  const meanChroma = boxes.reduce((sum, box) => sum + chromaOfBin(box) * box.count, 0) / total;
  const colors = boxes
    .map((box): Color => {
      const share = box.count / total;
      const chroma = chromaOfBin(box);
      const isAccent = share < ACCENT_SHARE && chroma > ACCENT_CHROMA && chroma > ACCENT_LEAD * meanChroma;
      return { lab: box.mean, share, isAccent };
    })
    .filter(({ share, isAccent }) => share >= (isAccent ? LEAST_SHARE : SMALL_SHARE))
    .sort(bySize);
  const accents = colors.filter(({ isAccent }) => isAccent).slice(0, MAX_ACCENTS);
  const grounds = colors.filter(({ isAccent }) => !isAccent).slice(0, MAX_COLORS - accents.length);
  return [...grounds, ...accents].sort(bySize).map(toPaletteColor);
}

function toPaletteColor({ lab, share, isAccent }: Color, place: number): PaletteColor {
  const role = isAccent ? 'accent' : place === 0 ? 'dominant' : 'secondary';
  // Rounded down, so that the shares of a palette never add up to more than the image.
  return { hex: hexOfLab(lab), colorId: nameColor(lab), share: Math.floor(share * 1000) / 1000, role };
}

function joinAlike(boxes: readonly ColorBin[]): ColorBin[] {
  const joined = [...boxes];
  for (let pair = nearestPair(joined); pair !== null; pair = nearestPair(joined)) {
    const [one, other] = pair;
    joined.splice(joined.indexOf(other), 1);
    joined.splice(joined.indexOf(one), 1, joinBins([one, other]));
  }
  return joined;
}

/** The two most similar colors, null if all differ in look and in name. */
function nearestPair(colors: readonly ColorBin[]): [ColorBin, ColorBin] | null {
  let nearest: { pair: [ColorBin, ColorBin]; distance: number } | null = null;
  for (const [place, one] of colors.entries()) {
    for (const other of colors.slice(place + 1)) {
      const distance = labDistance(one.mean, other.mean);
      const areAlike = distance < SAME_COLOR || nameColor(one.mean) === nameColor(other.mean);
      if (areAlike && (nearest === null || distance < nearest.distance)) nearest = { pair: [one, other], distance };
    }
  }
  return nearest?.pair ?? null;
}

function chromaOfBin({ mean }: ColorBin): number {
  return chromaOf(mean.a, mean.b);
}

function bySize(one: Color, other: Color): number {
  return other.share - one.share || one.lab.l - other.lab.l || one.lab.a - other.lab.a;
}
