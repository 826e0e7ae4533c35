import type { LanguageCode } from '@wordlamp/engine/languages';
import * as z from 'zod';
import type { Block } from '../reading/block.ts';
import type { Slugs } from '../site-paths.ts';
import { compileMarkdown } from './compile-markdown.server.ts';
import { listSlugs, readMarkdown } from './content-files.server.ts';

const POST_CATEGORIES = ['Tips & Tricks', 'Challenges', 'Research', 'Journey', 'Questions', 'Showcase'] as const;

const front = z.strictObject({
  title: z.string().min(1),
  author: z.string().min(1),
  role: z.string().min(1),
  reputation: z.int().nonnegative(),
  category: z.enum(POST_CATEGORIES),
  tags: z.string().transform((text) => text.split(',').map((tag) => tag.trim())),
  likes: z.int().nonnegative(),
  comments: z.int().nonnegative(),
  shares: z.int().nonnegative(),
  published: z.iso.date(),
  pinned: z.boolean(),
  featured: z.boolean(),
});

export type Post = z.infer<typeof front> & { slug: string; blocks: readonly Block[] };

/** All posts of the community. */
export function listPosts(language: LanguageCode, slugs: Slugs): Post[] {
  return listSlugs('community', '.md').map((slug) => readPost(slug, language, slugs));
}

/** @throws Response with status 404 when there is no such post */
export function readPost(slug: string, language: LanguageCode, slugs: Slugs): Post {
  if (!listSlugs('community', '.md').includes(slug)) throw new Response('Not found', { status: 404 });
  const { front: known, markdown } = readMarkdown('community', language, `${slug}.md`, front);
  return { ...known, slug, blocks: compileMarkdown(markdown, { language, slugs, faqHeading: '' }) };
}
