import { COLOR_HEX, type ColorId, GRID_CELLS, type PixelFacts } from '@wordlamp/engine/pixels';
import * as z from 'zod';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './limits.ts';

/** Colors that the engine finds in a picture at most. */
const MAX_PALETTE = 6;

/** Ids of the engine are the keys of its table of colors. */
const colorId = z.enum(Object.keys(COLOR_HEX) as [ColorId, ...ColorId[]]);

const paletteColor = z.strictObject({
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  colorId,
  share: z.number().min(0).max(1),
  role: z.enum(['dominant', 'secondary', 'accent']),
});

const look = z.strictObject({
  palette: z.array(paletteColor).min(1).max(MAX_PALETTE).readonly(),
  brightness: z.enum(['very-dark', 'dark', 'medium', 'light', 'very-light']),
  key: z.enum(['low', 'mid', 'high']),
  contrast: z.enum(['low', 'medium', 'high']),
  saturation: z.enum(['greyscale', 'muted', 'moderate', 'vivid']),
  temperature: z.enum(['warm', 'neutral', 'cool']),
  harmony: z.enum(['none', 'monochrome', 'analogous', 'complementary', 'mixed']),
  detail: z.enum(['sparse', 'moderate', 'dense']),
  sharpness: z.enum(['soft', 'medium', 'crisp', 'unclear']),
  visualWeight: z
    .array(z.enum(GRID_CELLS))
    .max(GRID_CELLS.length)
    .refine((cells) => new Set(cells).size === cells.length)
    .readonly(),
  symmetry: z.enum(['none', 'left-right']),
  renderingHint: z.enum(['graphic', 'photographic', 'unclear']),
});

const file = z
  .strictObject({
    format: z.enum(['png', 'jpeg', 'webp', 'gif', 'avif']),
    bytes: z.int().min(1).lt(MAX_IMAGE_BYTES),
    width: z.int().min(1),
    height: z.int().min(1),
    animated: z.boolean(),
    frames: z.int().min(1),
  })
  .refine(({ width, height }) => width * height <= MAX_IMAGE_PIXELS)
  .refine(({ animated, frames }) => animated === frames > 1);

/**
 * What `describePixels` of the engine measured on a picture, without what follows from the size of its file. Every text
 * in it is one of a list, so nothing but measurements can come in this way.
 */
export const imageFacts = z.strictObject({
  transparency: z.enum(['none', 'partial', 'cut-out']),
  /** null where no pixel is opaque enough to be seen. */
  look: look.nullable(),
  file,
}) satisfies z.ZodType<Pick<PixelFacts, 'transparency' | 'look' | 'file'>>;
export type ImageFacts = z.output<typeof imageFacts>;
