import type { DrawingShape } from '../../ui/drawing.tsx';
import type { Category } from './template.ts';

export const CATEGORY_DRAWINGS: Readonly<Record<Category, DrawingShape>> = {
  business: {
    tint: 'M4 11h24v15H4Z',
    hue: 'M13.5 16h5v4.5h-5Z',
    line: 'M4 11h24v15H4ZM11 11V6.5h10V11M4 18h9.5M18.5 18H28M13.5 16h5v4.5h-5Z',
  },
  writing: {
    tint: 'M9 17 22 4l6 6-13 13Z',
    hue: 'm6 26 3-9 6 6Z',
    line: 'm6 26 3-9L22 4l6 6-13 13ZM18 8l6 6M4 29h24',
  },
  programming: {
    tint: 'M3 5h26v6H3Z',
    hue: 'M19 21.5h7V24h-7Z',
    line: 'M3 5h26v22H3ZM3 11h26M9.5 16l-3.3 3.3 3.3 3.3M13 16l3.3 3.3L13 22.6M6 8h.2M9.5 8h.2',
  },
  marketing: {
    tint: 'M4 13h6l13-7v20l-13-7H4Z',
    hue: 'M8 19h4l2.5 8.5h-4Z',
    line: 'M4 13h6l13-7v20l-13-7H4ZM8 19l2.5 8.5h4L12.4 20M26.5 12.5c2 2 2 5 0 7',
  },
  data: {
    tint: 'M5 20h5v8.5H5ZM13.5 15.5h5v13h-5Z',
    hue: 'M22 11h5v17.5h-5Z',
    line: 'M3 28.5h26M5 28.5V20h5v8.5M13.5 28.5v-13h5v13M22 28.5V11h5v17.5M4 13.5l8-6 5 3 9-7.5',
  },
  education: {
    tint: 'M3 12.5 16 6l13 6.5L16 19Z',
    hue: 'M27.5 22a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
    line: 'M3 12.5 16 6l13 6.5L16 19ZM8 15v7.5c4.5 3.5 11.5 3.5 16 0V15M27.5 13.5V22',
  },
};
