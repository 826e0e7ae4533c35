const LEVELS = 256;

/**
 * Linear light of each 8-bit sRGB level, 0 to 1.
 * Computed without `Math.pow`, whose last bit differs between machines.
 * Source: IEC 61966-2-1.
 */
export const LINEAR_LIGHT = Float64Array.from({ length: LEVELS }, (_, level) => {
  const encoded = level / 255;
  if (encoded <= 0.04045) return encoded / 12.92;
  const base = (encoded + 0.055) / 1.055;
  return base * base * fifthRoot(base * base); // base ** 2.4
});

const GUESS_STEPS = 4095;
const LEVEL_GUESS = Uint8Array.from({ length: GUESS_STEPS + 1 }, (_, step) => {
  let level = 0;
  while (level < 255 && step / GUESS_STEPS >= upperBound(level)) level += 1;
  return level;
});

/** The sRGB level with the nearest light. Light outside 0 to 1 is clipped. */
export function levelOfLight(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  let level = LEVEL_GUESS[Math.floor(light * GUESS_STEPS)] as number; // light < 1, so the index is in range
  while (level < 255 && light >= upperBound(level)) level += 1;
  return level;
}

function upperBound(level: number): number {
  return (lightOf(level) + lightOf(level + 1)) / 2;
}

function lightOf(level: number): number {
  return LINEAR_LIGHT[level] as number; // callers stay below 256
}

function fifthRoot(value: number): number {
  let root = 1;
  for (let step = 0; step < 24; step += 1) root = (4 * root + value / (root * root * root * root)) / 5;
  return root;
}
