import type { Slugs } from '../site-paths.ts';
import { listSlugs } from './content-files.server.ts';
import { listGuides } from './read-guides.server.ts';

/** The entries of all lists that have pages of their own. */
export function listAllSlugs(): Slugs {
  const slugsOf = (kind: 'article' | 'resource') => listGuides(kind, 'en').map(({ slug }) => slug);
  return { blog: slugsOf('article'), resources: slugsOf('resource'), community: listSlugs('community', '.md') };
}
