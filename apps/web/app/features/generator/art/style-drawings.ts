import type { Style } from '@wordlamp/engine/art-options';
import type { DrawingShape } from '../../../ui/drawing.tsx';

/** The same sun over the same hill, in ten styles. */
export const STYLE_DRAWINGS: Readonly<Record<Style, DrawingShape>> = {
  realistic: {
    tint: 'M3 3h26v26H3Z',
    hue: 'M19 7a5 5 0 1 1-3.5 8.5A6 6 0 0 0 19 7Z',
    line: 'M3 3h26v26H3ZM3 23c5-6 9-6 13-2s8 3 13-1M19 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  },
  impressionist: {
    tint: 'M3 21h4v2H3ZM9 19h4v2H9ZM15 21h4v2h-4ZM21 20h4v2h-4ZM5 25h4v2H5ZM12 25h4v2h-4ZM19 25h4v2h-4Z',
    hue: 'M17 7h3v2h-3ZM21 8h3v2h-3ZM15 10h3v2h-3ZM19 11h3v2h-3ZM23 11h3v2h-3ZM17 14h3v2h-3ZM21 14h3v2h-3Z',
    line: 'M4 6h3M9 5h3M5 10h3M10 9h3M4 14h3M9 14h3M26 22h3M6 22h2M14 23h3M25 27h3M3 29h3M14 29h3',
  },
  expressionist: {
    tint: 'M2 20l6-7 3 5 6-8 4 9 4-4 5 8v7H2Z',
    hue: 'm21 3 1.5 4 4-2-2 4 4 1.5-4 1.5 1 4-3.5-2-2 3-.5-4-4 .5 3-3-3-3h4Z',
    line: 'M2 20l6-7 3 5 6-8 4 9 4-4 5 8M4 27l5-5M11 28l4-6M18 28l3-5M25 29l3-5',
  },
  surrealist: {
    tint: 'M2 22h28v7H2Z',
    hue: 'M13 8a6 6 0 0 1 12 0c0 3-1 4-1 8 0 3-3 3-3 0s0-3-2-3-1 7-4 7 0-7-2-12Z',
    line: 'M2 22h28M6 22V12M6 12c-3 0-4 2-3 4M6 12c3 0 3 2 3 5M11 28h12',
  },
  abstract: { tint: 'M3 29 17 9l12 20Z', hue: 'M15 5h9v9h-9Z', line: 'M3 29 17 9l12 20ZM3 5h6v6H3ZM3 18h26' },
  minimalist: { tint: 'M0 0Z', hue: 'M22 7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z', line: 'M4 24h24' },
  'pop-art': {
    tint: 'M2 20c5-6 9-6 14-2s8 3 14-1v12H2Z',
    hue: 'M20 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
    line: 'M2 20c5-6 9-6 14-2s8 3 14-1M20 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM4 5v.1M8 5v.1M12 5v.1M4 9v.1M8 9v.1M12 9v.1M4 13v.1M8 13v.1M6 24v.1M11 24v.1M16 24v.1M21 24v.1M26 24v.1M8 27v.1M14 27v.1M20 27v.1',
  },
  'art-nouveau': {
    tint: 'M16 3c9 0 13 6 13 13v13H3V16C3 9 7 3 16 3Z',
    hue: 'M16 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
    line: 'M16 3c9 0 13 6 13 13v13H3V16C3 9 7 3 16 3ZM3 27c8 0 4-9 10-9s2 7 6 7 3-6 10-6M8 29c0-4 3-4 3-2M21 29c0-5 4-5 4-2',
  },
  baroque: {
    tint: 'M10 6h13L29 29H12Z',
    hue: 'M19 17a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
    line: 'M3 9c0-4 6-6 6-2s-4 3-3 0M29 9c0-4-6-6-6-2s4 3 3 0M3 23c0 4 6 6 6 2s-4-3-3 0M29 23c0 4-6 6-6 2s4-3 3 0M3 9v14M29 9v14M9 4.5h14M9 28h14',
  },
  renaissance: {
    tint: 'M4 29V14a12 12 0 0 1 24 0v15Z',
    hue: 'M16 10.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
    line: 'M4 29V14a12 12 0 0 1 24 0v15ZM4 20h24M16 20l-8 9M16 20l8 9M16 20v9M8 20v-5a8 8 0 0 1 16 0v5',
  },
};
