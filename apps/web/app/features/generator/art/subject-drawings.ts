import type { Subject } from '@wordlamp/engine/art-options';
import type { DrawingShape } from '../../../ui/drawing.tsx';

export const SUBJECT_DRAWINGS: Readonly<Record<Subject, DrawingShape>> = {
  portrait: {
    tint: 'M5 29c1-7 5-10 11-10s10 3 11 10Z',
    hue: 'M10 11c0-5 2-8 6-8s6 3 6 8c-1-3-3-4-6-4s-5 1-6 4Z',
    line: 'M5 29c1-7 5-10 11-10s10 3 11 10M16 19c-4 0-6-4-6-8s2-8 6-8 6 4 6 8-2 8-6 8Z',
  },
  landscape: {
    tint: 'M2 26c4-8 8-8 12-3s9 2 16-5v11H2Z',
    hue: 'M23 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
    line: 'M2 24c4-8 8-7 12-2s9 2 16-5M2 20 9 9l7 10',
  },
  'still-life': {
    tint: 'M11 29c-4-3-4-8-1-11h9c3 3 3 8-1 11Z',
    hue: 'M25 23a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM14.5 4c2 1 2 4 0 6-2-2-2-5 0-6Z',
    line: 'M11 29c-4-3-4-8-1-11h9c3 3 3 8-1 11ZM14.5 18v-8M14.5 14c-4 0-5-2-6-4M14.5 13c4 0 5-3 6-5M2 29.4h28',
  },
  abstract: { tint: 'M4 4h14v14H4Z', hue: 'M21 14a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z', line: 'M4 4h14v14H4ZM6 29 28 4' },
  fantasy: {
    tint: 'M8 29V16h16v13Z',
    hue: 'm16 2 1 3 3 1-3 1-1 3-1-3-3-1 3-1Z',
    line: 'M8 29V14l3 2 3-2 2 2 2-2 3 2 3-2v15ZM13.5 29v-5a2.5 2.5 0 0 1 5 0v5M4 10l1 2M28 10l-1 2',
  },
  'sci-fi': {
    tint: 'M16 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
    hue: 'M26 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
    line: 'M16 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM8.5 18.5C4 22 2 24.5 3 25.5c1.5 1.5 8-2.5 14-8.5s11-12 9.5-13.5',
  },
  nature: {
    tint: 'M6 26C4 13 12 5 27 5c0 14-7 23-21 21Z',
    hue: 'M6 26c4-8 9-13 15-15-5 5-9 10-11 16-1 0-3 0-4-1Z',
    line: 'M6 26C4 13 12 5 27 5c0 14-7 23-21 21ZM3 30c3-9 9-15 17-19M10 20l-1-6M14 16l6 1',
  },
  urban: {
    tint: 'M3 29V15h7v14ZM21 29V12h8v17Z',
    hue: 'M13 7h2.5v2.5H13ZM13 13h2.5v2.5H13ZM17 19h2.5v2.5H17ZM24 16h2.5v2.5H24Z',
    line: 'M3 29V15h7M10 29V3h11v26M21 12h8v17M1.5 29h29M6 19v.2M6 24v.2',
  },
  animals: {
    tint: 'M6 5l6 5h8l6-5v12c0 6-4 10-10 10S6 23 6 17Z',
    hue: 'm14 19 2 2 2-2c1-1-5-1-4 0Z',
    line: 'M6 5l6 5h8l6-5v12c0 6-4 10-10 10S6 23 6 17ZM12 15v1M20 15v1M16 21v2M9 20l-6-1M9 22l-6 2M23 20l6-1M23 22l6 2',
  },
  architecture: {
    tint: 'M6 12h20v13H6Z',
    hue: 'M3 11 16 3l13 8Z',
    line: 'M3 11 16 3l13 8ZM7 11v14M13 11v14M19 11v14M25 11v14M4 25h24M2 29h28',
  },
};
