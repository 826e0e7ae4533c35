import type { LanguageCode } from '@wordlamp/engine/languages';
import { PAGES } from '../site-paths.ts';
import type { IconName } from '../ui/icon-shapes.ts';

/** The four index tabs. A generator can be opened from the moment that PAGES holds its path. */
export const GENERATORS = [
  {
    icon: 'text',
    label: 'tabText',
    path: '/ai-prompt-generator',
    hue: 'text-text-hue',
    edge: 'aria-[current=page]:border-text-hue',
  },
  {
    icon: 'art',
    label: 'tabArt',
    path: '/art-prompt-generator',
    hue: 'text-art-hue',
    edge: 'aria-[current=page]:border-art-hue',
  },
  {
    icon: 'json',
    label: 'tabJson',
    path: '/json-prompt',
    hue: 'text-json-hue',
    edge: 'aria-[current=page]:border-json-hue',
  },
  {
    icon: 'video',
    label: 'tabVideo',
    path: '/veo3-json-prompt-generator',
    hue: 'text-video-hue',
    edge: 'aria-[current=page]:border-video-hue',
  },
] as const satisfies readonly (Generator & { icon: IconName })[];

type Generator = { label: string; path: string; hue: string; edge: string };

/** The address of a generator's page; undefined while the page does not exist. */
export function generatorAddress({ path }: Pick<Generator, 'path'>, language: LanguageCode): string | undefined {
  const paths: readonly string[] = Object.values(PAGES);
  return paths.includes(path) ? `/${language}${path}` : undefined;
}
