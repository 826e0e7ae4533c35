import type { PageId } from '../site-paths.ts';
import type { Hue } from '../ui/hue.ts';

type Generator = { hue: Hue; label: 'tabText' | 'tabArt' | 'tabJson' | 'tabVideo'; page: PageId; edge: string };

/** The four generators' tabs. Each hue is also the name of its icon. */
export const GENERATORS: readonly Generator[] = [
  { hue: 'text', label: 'tabText', page: 'aiGenerator', edge: 'aria-[current]:border-text-hue' },
  { hue: 'art', label: 'tabArt', page: 'artGenerator', edge: 'aria-[current]:border-art-hue' },
  { hue: 'json', label: 'tabJson', page: 'jsonGenerator', edge: 'aria-[current]:border-json-hue' },
  { hue: 'video', label: 'tabVideo', page: 'videoGenerator', edge: 'aria-[current]:border-video-hue' },
];
