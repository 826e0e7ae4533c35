import type { LanguageCode } from '@wordlamp/engine/languages';
import * as z from 'zod';
import type { Findable } from '../layout/palette/findable.ts';
import { listSlugs, readMarkdown } from './content-files.server.ts';
import { listTemplates } from './read-templates.server.ts';

const front = z.looseObject({
  kind: z.enum(['article', 'resource']),
  title: z.string(),
  keywords: z.string(),
});

/** What the command palette finds in a language. Reads no more of a guide than its head: its samples are for its own page. */
export function listFindable(language: LanguageCode): Findable {
  const guides = listSlugs('guides', '.md').map((slug) => ({
    slug,
    ...readMarkdown('guides', language, `${slug}.md`, front).front,
  }));
  const ofKind = (wanted: 'article' | 'resource') =>
    guides
      .filter(({ kind }) => kind === wanted)
      .map(({ slug, title, keywords }) => ({ slug, label: title, also: keywords }));
  return {
    templates: listTemplates(language).map(({ title, tags }) => ({ label: title, also: tags.join(', ') })),
    articles: ofKind('article'),
    resources: ofKind('resource'),
  };
}
