import { type Lab, labOfRgb } from './ok-lab.ts';
import type { ReducedImage } from './reduce-image.ts';

/** The reduced copy in OKLab units, one value per pixel and channel. */
export type LabImage = {
  width: number;
  height: number;
  l: Int32Array;
  a: Int32Array;
  b: Int32Array;
  /** 1 if the pixel is opaque enough to be visible. */
  visible: Uint8Array;
  /** 8 bits of each sRGB channel in one number. */
  rgb: Uint32Array;
  /** Indexes of the visible pixels. */
  seen: Uint32Array;
};

export function labImageOf({ width, height, rgb: levels, visible }: ReducedImage): LabImage {
  const count = width * height;
  const image = { l: new Int32Array(count), a: new Int32Array(count), b: new Int32Array(count) };
  const rgb = new Uint32Array(count);
  let key = 0;
  let lab = labOfRgb(0, 0, 0);
  for (let index = 0; index < count; index += 1) {
    const red = levels[index * 3] as number;
    const green = levels[index * 3 + 1] as number;
    const blue = levels[index * 3 + 2] as number;
    const next = (red << 16) | (green << 8) | blue;
    if (next !== key) lab = labOfRgb(red, green, blue);
    key = next;
    rgb[index] = key;
    image.l[index] = lab.l;
    image.a[index] = lab.a;
    image.b[index] = lab.b;
  }
  const seen = new Uint32Array(count).map((_, index) => index).filter((index) => visible[index] === 1);
  return { width, height, ...image, visible, rgb, seen };
}

export function labAt(image: LabImage, index: number): Lab {
  return { l: image.l[index] as number, a: image.a[index] as number, b: image.b[index] as number };
}
