import { LINEAR_LIGHT, levelOfLight } from './srgb.ts';

/** Long side of the measured copy, in pixels. */
const MAX_SIDE = 256;
/** From here on, a pixel of the copy counts as visible. */
const VISIBLE_ALPHA = 128;

/** Four bytes per pixel, without premultiplied alpha, row by row from the top: what a canvas returns. */
export type Rgba = Uint8Array | Uint8ClampedArray;

export type ReducedImage = {
  width: number;
  height: number;
  /** sRGB levels, three per pixel. */
  rgb: Uint8Array;
  /** 1 if the pixel is opaque enough to be visible. */
  visible: Uint8Array;
};

/** A copy of at most 256 pixels on its long side; each of its pixels is the mean light of a box of the original. */
export function reduceImage(rgba: Rgba, width: number, height: number): ReducedImage {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const rgb = new Uint8Array(size.width * size.height * 3);
  const visible = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const top = Math.floor((y * height) / size.height);
    const bottom = Math.floor(((y + 1) * height) / size.height);
    for (let x = 0; x < size.width; x += 1) {
      const left = Math.floor((x * width) / size.width);
      const right = Math.floor(((x + 1) * width) / size.width);
      const index = y * size.width + x;
      const mean = meanOfBox(rgba, width, { left, right, top, bottom });
      visible[index] = mean.alpha >= VISIBLE_ALPHA ? 1 : 0;
      rgb[index * 3] = levelOfLight(mean.red);
      rgb[index * 3 + 1] = levelOfLight(mean.green);
      rgb[index * 3 + 2] = levelOfLight(mean.blue);
    }
  }
  return { ...size, rgb, visible };
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Light is weighted by alpha, so that colors hidden under clear pixels do not tint the edge. */
function meanOfBox(rgba: Rgba, width: number, { left, right, top, bottom }: Box) {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const alpha = rgba[at + 3] as number;
      red += alpha * (LINEAR_LIGHT[rgba[at] as number] as number);
      green += alpha * (LINEAR_LIGHT[rgba[at + 1] as number] as number);
      blue += alpha * (LINEAR_LIGHT[rgba[at + 2] as number] as number);
      weight += alpha;
    }
  }
  if (weight === 0) return { red: 0, green: 0, blue: 0, alpha: 0 };
  const alpha = weight / ((right - left) * (bottom - top));
  return { red: red / weight, green: green / weight, blue: blue / weight, alpha };
}
