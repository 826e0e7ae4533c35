import type { PixelFacts } from '../pixels/pixel-facts.ts';

/** The measurements of a dark, cool picture. */
export const MEASURED_PICTURE: PixelFacts = {
  width: 3000,
  height: 2000,
  orientation: 'landscape',
  aspectRatio: '3:2',
  transparency: 'none',
  file: { format: 'jpeg', bytes: 812_345, width: 3000, height: 2000, animated: false, frames: 1 },
  look: {
    palette: [
      { hex: '#4A6580', colorId: 'dark-blue', share: 0.46, role: 'dominant' },
      { hex: '#D9982F', colorId: 'teal', share: 0.04, role: 'accent' },
    ],
    brightness: 'dark',
    key: 'low',
    contrast: 'high',
    saturation: 'muted',
    temperature: 'cool',
    harmony: 'complementary',
    detail: 'moderate',
    sharpness: 'crisp',
    visualWeight: ['lower-centre'],
    symmetry: 'none',
    renderingHint: 'photographic',
  },
};
