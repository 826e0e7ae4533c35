import type { LabImage } from './lab-image.ts';
import { LAB_UNIT } from './ok-lab.ts';
import { GRID_CELLS, type GridCell, type PixelLook } from './pixel-facts.ts';

type EdgeLook = Pick<PixelLook, 'detail' | 'sharpness' | 'visualWeight'>;

/** Sobel sum of a clearly visible edge: a step of 0.12 in lightness. */
const PLAIN_EDGE = 4 * 0.12 * LAB_UNIT;
/** Sobel sum below which a change is grain or compression: a step of 0.04. */
const FAINT_EDGE = 4 * 0.04 * LAB_UNIT;
/** With fewer edge pixels than this, sharpness and weight are undefined. */
const LEAST_EDGES = 0.001;
/** Share of the edge energy from which a grid cell stands out; an even spread gives each 0.11. */
const HEAVY_CELL = 0.2;

export function measureEdges(image: LabImage): EdgeLook {
  const framed = framedLightness(image);
  const energy = new Float64Array(GRID_CELLS.length);
  let plain = 0;
  let edges = 0;
  let slope = 0;
  let bend = 0;
  for (const index of image.seen) {
    const { sobel, laplacian } = slopeAt(framed, image.width + 2, framedIndex(image.width, index));
    if (sobel < FAINT_EDGE) continue;
    edges += 1;
    if (sobel >= PLAIN_EDGE) plain += 1;
    slope += sobel;
    bend += laplacian;
    const cell = cellOf(image, index);
    energy[cell] = (energy[cell] as number) + sobel;
  }
  const hasEdges = edges > LEAST_EDGES * image.seen.length;
  return {
    detail: detailOf(plain / image.seen.length),
    sharpness: hasEdges ? sharpnessOf(bend / slope) : 'unclear',
    visualWeight: hasEdges && image.width >= 3 && image.height >= 3 ? heavyCells(energy, slope) : [],
  };
}

/** A pixel that is outside the image or invisible. */
const UNSEEN = -1;
/** Below this lightness screens show uniform black, so a step there is not an edge. */
const BLACK = 0.15 * LAB_UNIT;

/** Lightness with a frame of invisible pixels, so that every pixel has eight neighbors. */
function framedLightness({ width, height, l, visible }: LabImage): Int32Array {
  const framed = new Int32Array((width + 2) * (height + 2)).fill(UNSEEN);
  for (let index = 0; index < width * height; index += 1) {
    if (visible[index] === 1) framed[framedIndex(width, index)] = Math.max(BLACK, l[index] as number);
  }
  return framed;
}

function framedIndex(width: number, index: number): number {
  const column = index % width;
  return ((index - column) / width + 1) * (width + 2) + column + 1;
}

/**
 * Slope (Sobel) and curvature (Laplacian) of the lightness at a pixel. An invisible neighbor counts as equal to the
 * pixel itself.
 */
function slopeAt(framed: Int32Array, stride: number, at: number): { sobel: number; laplacian: number } {
  const c = framed[at] as number;
  const like = (place: number): number => {
    const lightness = framed[place] as number;
    return lightness === UNSEEN ? c : lightness;
  };
  const n = like(at - stride);
  const s = like(at + stride);
  const e = like(at + 1);
  const w = like(at - 1);
  const ne = like(at - stride + 1);
  const se = like(at + stride + 1);
  const sw = like(at + stride - 1);
  const nw = like(at - stride - 1);
  const across = ne + 2 * e + se - nw - 2 * w - sw;
  const down = sw + 2 * s + se - nw - 2 * n - ne;
  const sobel = Math.round(Math.sqrt(across * across + down * down));
  return { sobel, laplacian: Math.abs(4 * c - n - e - s - w) };
}

function cellOf({ width, height }: LabImage, index: number): number {
  const column = index % width;
  const row = (index - column) / width;
  return Math.floor((row * 3) / height) * 3 + Math.floor((column * 3) / width);
}

function heavyCells(energy: Float64Array, total: number): GridCell[] {
  return GRID_CELLS.map((cell, place) => ({ cell, weight: (energy[place] as number) / total }))
    .filter(({ weight }) => weight >= HEAVY_CELL)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 3)
    .map(({ cell }) => cell);
}

function detailOf(plainShare: number): EdgeLook['detail'] {
  if (plainShare < 0.04) return 'sparse';
  return plainShare < 0.12 ? 'moderate' : 'dense';
}

/**
 * @param ratio mean Laplacian by mean Sobel over the edges: 0.25 for a step from one pixel to the next, near 0 for a
 * ramp
 */
function sharpnessOf(ratio: number): EdgeLook['sharpness'] {
  if (ratio < 0.07) return 'soft';
  return ratio < 0.16 ? 'medium' : 'crisp';
}
