import type { Medium } from '@wordlamp/engine/art-options';
import type { DrawingShape } from '../../../ui/drawing.tsx';

export const MEDIUM_DRAWINGS: Readonly<Record<Medium, DrawingShape>> = {
  digital: {
    tint: 'M6 9h17v13H6Z',
    hue: 'm27 3 3 3-10 11-4 1 1-4Z',
    line: 'M20 6H3v20h23V15M27 3l3 3-10 11-4 1 1-4ZM6 9h9M13 29h4',
  },
  'oil-painting': {
    tint: 'M13 5C6 5 2 10 2 16s4 11 10 11c3 0 3-2 2-4s1-4 3-4h3c3 0 5-2 5-5 0-6-5-9-12-9Z',
    hue: 'M7 12.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM13 8.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM8 19a1.7 1.7 0 1 1 0 3.4A1.7 1.7 0 0 1 8 19Z',
    line: 'M13 5C6 5 2 10 2 16s4 11 10 11c3 0 3-2 2-4s1-4 3-4h3c3 0 5-2 5-5 0-6-5-9-12-9ZM30 4 17 14',
  },
  watercolor: {
    tint: 'M4 22c2-3 7-2 10-4s9-2 12 1 3 8-2 9-8-1-12 0-10-1-8-6Z',
    hue: 'M16 3c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9Z',
    line: 'M16 3c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9ZM7 24c4-2 7 0 11-1s6-1 8 0',
  },
  acrylic: {
    tint: 'M11 11h10l3 18H8Z',
    hue: 'M13 3h6v4h-6ZM10.5 18h11l.8 5H9.7Z',
    line: 'M13 3h6v4h-6ZM13 7l-2 4h10l-2-4M11 11 8 29h16l-3-18M7 29h18',
  },
  charcoal: {
    tint: 'M3 24c5-5 9-1 14-4s8-2 12-1c0 5-5 4-10 6s-14 5-16-1Z',
    hue: 'm24 3 5 4-11 12-5-4Z',
    line: 'm24 3 5 4-11 12-5-4ZM4 24c6-3 8 0 13-2M8 28c6-2 9-1 14-3',
  },
  pencil: {
    tint: 'm22 4 6 6-14 14-6-6Z',
    hue: 'm8 18 6 6-10 4Z',
    line: 'm22 4 6 6-14 14-10 4 4-10ZM19 7l6 6M8 18l6 6M17 29h11',
  },
  ink: {
    tint: 'M16 3c6 6 7 11 4 17h-8C9 14 10 9 16 3Z',
    hue: 'M12 22h8v3h-8Z',
    line: 'M16 3c6 6 7 11 4 17h-8C9 14 10 9 16 3ZM16 3v9M16 12a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M12 22h8v3h-8ZM4 29.3c6-2 10 1 24-1',
  },
  pastel: {
    tint: 'M4 8h6v16H4ZM22 8h6v16h-6Z',
    hue: 'M13 5h6v19h-6Z',
    line: 'M4 24V10l3-3 3 3v14ZM13 24V7l3-3 3 3v17ZM22 24V10l3-3 3 3v14ZM3 28h26',
  },
  'mixed-media': {
    tint: 'M3 7l14-4 3 12-14 4Z',
    hue: 'M18 20a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
    line: 'M3 7l14-4 3 12-14 4ZM14 12h15v15h-7M7 9l7-2M8 13l4-1M9 24l5 5M14 24l-5 5',
  },
  '3d-render': {
    tint: 'M16 3 4 9.5l12 6.5 12-6.5Z',
    hue: 'M16 16v13L4 22.5v-13Z',
    line: 'M16 3 4 9.5v13L16 29l12-6.5v-13ZM4 9.5 16 16l12-6.5M16 16v13',
  },
};
