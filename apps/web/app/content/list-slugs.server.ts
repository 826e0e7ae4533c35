import * as z from 'zod';
import type { Slugs } from '../site-paths.ts';
import { listSlugs, readMarkdown } from './content-files.server.ts';

const front = z.looseObject({ kind: z.enum(['article', 'resource']) });

/**
 * The entries of all lists whose entries have pages. Reads nothing but the kinds of the guides: the settings of the
 * build need the list, and would load the engine with the texts.
 */
export function listAllSlugs(): Slugs {
  const guides = listSlugs('guides', '.md').map((slug) => ({ slug, kind: kindOf(slug) }));
  const slugsOf = (kind: 'article' | 'resource') =>
    guides.filter((guide) => guide.kind === kind).map(({ slug }) => slug);
  return { blog: slugsOf('article'), resources: slugsOf('resource'), community: listSlugs('community', '.md') };
}

const kindOf = (slug: string) => readMarkdown('guides', 'en', `${slug}.md`, front).front.kind;
