import { PAGES, type PageId } from '../site-paths.ts';
import type { IconName } from '../ui/icon-shapes.ts';

type Generator = {
  icon: IconName;
  label: 'tabText' | 'tabArt' | 'tabJson' | 'tabVideo';
  path: string;
  hue: string;
  edge: string;
};

/** The four index tabs, each with its hue. */
export const GENERATORS: readonly Generator[] = [
  {
    icon: 'text',
    label: 'tabText',
    path: '/ai-prompt-generator',
    hue: 'text-text-hue',
    edge: 'aria-[current]:border-text-hue',
  },
  {
    icon: 'art',
    label: 'tabArt',
    path: '/art-prompt-generator',
    hue: 'text-art-hue',
    edge: 'aria-[current]:border-art-hue',
  },
  {
    icon: 'json',
    label: 'tabJson',
    path: '/json-prompt',
    hue: 'text-json-hue',
    edge: 'aria-[current]:border-json-hue',
  },
  {
    icon: 'video',
    label: 'tabVideo',
    path: '/veo3-json-prompt-generator',
    hue: 'text-video-hue',
    edge: 'aria-[current]:border-video-hue',
  },
];

/** The page of a generator, from the moment that PAGES holds its path. */
export function generatorPage({ path }: Generator): PageId | undefined {
  return (Object.keys(PAGES) as PageId[]).find((page) => PAGES[page] === path);
}
