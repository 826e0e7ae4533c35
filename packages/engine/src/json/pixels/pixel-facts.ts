import type { ColorId } from './color-table.ts';

/** What the pixels of an image show, as ids; the words for them stand in the language packs. */
export type PixelFacts = {
  /** Size of the picture, in pixels: of its file where that is known, else of the pixels that were handed in. */
  width: number;
  height: number;
  orientation: 'landscape' | 'portrait' | 'square';
  /** `16:9` where a usual ratio is within 2 %, otherwise the reduced fraction of the size. */
  aspectRatio: string;
  /** `cut-out`: something stands on a border that is mostly clear. */
  transparency: 'none' | 'partial' | 'cut-out';
  /** null when no pixel is opaque enough to be seen. */
  look: PixelLook | null;
  /** What the caller read from the file itself, null when it knows no more than pixels. */
  file: FileFacts | null;
};

/** What the opaque pixels look like. All shares are parts of these pixels, 0 to 1. */
export type PixelLook = {
  /** One to six colours, the largest first. */
  palette: readonly PaletteColor[];
  brightness: 'very-dark' | 'dark' | 'medium' | 'light' | 'very-light';
  key: 'low' | 'mid' | 'high';
  contrast: 'low' | 'medium' | 'high';
  saturation: 'greyscale' | 'muted' | 'moderate' | 'vivid';
  temperature: 'warm' | 'neutral' | 'cool';
  /** `none` where too little of the image has a hue. */
  harmony: 'none' | 'monochrome' | 'analogous' | 'complementary' | 'mixed';
  detail: 'sparse' | 'moderate' | 'dense';
  /** Of the edges in the reduced copy that was measured; `unclear` where there is no edge to judge by. */
  sharpness: 'soft' | 'medium' | 'crisp' | 'unclear';
  /** The cells of a three by three grid that hold most of the edges; empty where they are spread evenly or there are none. */
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
  /** `accent`: a small, strong colour. */
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
  /** Size of the picture in the file, turned the right way up; the pixels handed in may be a smaller copy. */
  width: number;
  height: number;
  animated: boolean;
  /** Statistics are those of the first. */
  frames: number;
};
