export { COLOR_HEX, type ColorId, type ColorNames } from './color-table.ts';
export { describePixels } from './describe-pixels.ts';
export { frameOf } from './image-frame.ts';
export {
  type FileFacts,
  GRID_CELLS,
  type GridCell,
  type PaletteColor,
  type PixelFacts,
  type PixelLook,
} from './pixel-facts.ts';
