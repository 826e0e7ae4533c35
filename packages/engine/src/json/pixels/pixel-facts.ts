import type { ColorId } from './color-table.ts';

/** What the pixels of an image show, as ids; the words for them are in the language packs. */
export type PixelFacts = {
  /** Size of the picture in pixels: that of its file if known, otherwise of the given pixels. */
  width: number;
  height: number;
  orientation: 'landscape' | 'portrait' | 'square';
  /** `16:9` if a usual ratio is within 2 %, otherwise the reduced fraction of the size. */
  aspectRatio: string;
  /** `cut-out`: an object with a mostly clear border. */
  transparency: 'none' | 'partial' | 'cut-out';
  /** null if no pixel is opaque enough to be visible. */
  look: PixelLook | null;
  /** What the caller read from the file itself, null if it knows only the pixels. */
  file: FileFacts | null;
};

/** The look of the opaque pixels. All shares are parts of these pixels, 0 to 1. */
export type PixelLook = {
  /** One to six colors, largest first. */
  palette: readonly PaletteColor[];
  brightness: 'very-dark' | 'dark' | 'medium' | 'light' | 'very-light';
  key: 'low' | 'mid' | 'high';
  contrast: 'low' | 'medium' | 'high';
  saturation: 'greyscale' | 'muted' | 'moderate' | 'vivid';
  temperature: 'warm' | 'neutral' | 'cool';
  /** `none` if too little of the image has a hue. */
  harmony: 'none' | 'monochrome' | 'analogous' | 'complementary' | 'mixed';
  detail: 'sparse' | 'moderate' | 'dense';
  /** Sharpness of the edges in the reduced copy; `unclear` without edges to judge by. */
  sharpness: 'soft' | 'medium' | 'crisp' | 'unclear';
  /** The cells of a three by three grid with most of the edges; empty if they are evenly spread or absent. */
  visualWeight: readonly GridCell[];
  symmetry: 'none' | 'left-right';
  /** An inference, to be worded with "likely". */
  renderingHint: 'graphic' | 'photographic' | 'unclear';
};

export type PaletteColor = {
  /** `#1A2B3C`, upper case. */
  hex: string;
  colorId: ColorId;
  share: number;
  /** `accent`: a small, strong color. */
  role: 'dominant' | 'secondary' | 'accent';
};

export const GRID_CELLS = [
  'upper-left',
  'upper-centre',
  'upper-right',
  'middle-left',
  'centre',
  'middle-right',
  'lower-left',
  'lower-centre',
  'lower-right',
] as const;
export type GridCell = (typeof GRID_CELLS)[number];

export type FileFacts = {
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';
  bytes: number;
  /** Size of the picture in the file, upright; the given pixels may be a smaller copy. */
  width: number;
  height: number;
  animated: boolean;
  /** The statistics are those of the first frame. */
  frames: number;
};
