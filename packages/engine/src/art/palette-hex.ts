import type { Palette } from './art-options.ts';
import { HUE_HEX } from './single-hue.ts';

/** Hex values of the palettes' named colors, in the order of the names in the words. */
export const PALETTE_HEX: Readonly<Record<Palette, readonly string[]>> = {
  warm: ['#C98A2B', '#B5533C', '#E3A33B', '#F3E6CF'],
  cool: ['#5B7A99', '#2E7D82', '#C9D3D8', '#2F3E66'],
  monochrome: HUE_HEX.indigo,
  complementary: ['#2C5F8A', '#E08A3C', '#8C8C88'],
  analogous: ['#A8B545', '#4F8A5B', '#2F7F86'],
  'earth-tones': ['#5A4632', '#9A5A3C', '#6B6B3A', '#CDB891'],
  pastel: ['#F2C9CF', '#CDE8DA', '#D5CCE8', '#F6EBC2'],
  neon: ['#FF2E93', '#12E2F0', '#B6FF3B', '#0B0D14'],
  'black-white': ['#000000', '#FFFFFF', '#808080'],
  sepia: ['#3B2A1E', '#8A6A4A', '#EFE3CC'],
};
