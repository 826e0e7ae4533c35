export { COLOR_HEX, type ColorId, type ColorNames } from './color-table.ts';
export { describePixels } from './describe-pixels.ts';
export type { FileFacts, GridCell, PaletteColor, PixelFacts, PixelLook } from './pixel-facts.ts';
