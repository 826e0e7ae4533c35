export type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

/** An image created pixel by pixel, opaque by default. */
export function paintImage(width: number, height: number, paint: (x: number, y: number) => Pixel): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [red, green, blue, alpha = 255] = paint(index % width, Math.floor(index / width));
    rgba.set([red, green, blue, alpha], index * 4);
  }
  return rgba;
}

/** Pseudorandom numbers from 0 to 255, the same in every run. Source: the generator of Numerical Recipes. */
export function seededBytes(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
}
