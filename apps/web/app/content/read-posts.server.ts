import type { LanguageCode } from '@wordlamp/engine/languages';
import * as z from 'zod';
import { type Block, type Line, plainText, type Tool } from '../reading/block.ts';
import type { Slugs } from '../site-paths.ts';
import { compileMarkdown } from './compile-markdown.server.ts';
import { listSlugs, readMarkdown } from './content-files.server.ts';
import { cutAtWord } from './cut-at-word.server.ts';
import { writeSamples } from './write-samples.server.ts';

/** The categories of the specification, and what an address calls them. */
const CATEGORY_IDS = {
  'Tips & Tricks': 'tips',
  Challenges: 'challenges',
  Research: 'research',
  Journey: 'journey',
  Questions: 'questions',
  Showcase: 'showcase',
} as const;
/** Characters of a post that its card shows. */
const MAX_BEGINNING_CHARS = 220;

const front = z.strictObject({
  title: z.string().min(1),
  author: z.string().min(1).optional(),
  role: z.string().min(1).optional(),
  reputation: z.int().nonnegative().optional(),
  category: z
    .enum(['Tips & Tricks', 'Challenges', 'Research', 'Journey', 'Questions', 'Showcase'])
    .transform((name) => CATEGORY_IDS[name]),
  tags: z.string().transform((text) => text.split(',').map((tag) => tag.trim())),
  likes: z.int().nonnegative().optional(),
  comments: z.int().nonnegative().optional(),
  shares: z.int().nonnegative().optional(),
  published: z.iso.date(),
  pinned: z.boolean(),
  featured: z.boolean(),
});

export type Post = z.infer<typeof front> & {
  slug: string;
  blocks: readonly Block[];
  /** What can be opened in a generator: the first sample that names one. */
  example: { tool: Tool; idea: string } | undefined;
};
/** A post on the page of all posts; `text` is what can be searched. */
type ListedPost = Omit<Post, 'blocks'> & { beginning: string; text: string };

/** All posts of the community, the newest first. */
export function listPosts(language: LanguageCode, slugs: Slugs): ListedPost[] {
  return newestFirst(language).map(({ slug }) => {
    const { blocks, ...post } = readPost(slug, language, slugs);
    return { ...post, beginning: cutAtWord(firstParagraph(blocks), MAX_BEGINNING_CHARS), text: searchable(blocks) };
  });
}

/** @throws Response with status 404 when there is no such post */
export function readPost(slug: string, language: LanguageCode, slugs: Slugs): Post {
  if (!listSlugs('community', '.md').includes(slug)) throw new Response('Not found', { status: 404 });
  const { front: known, markdown } = readMarkdown('community', language, `${slug}.md`, front);
  const blocks = compileMarkdown(samplesIn(markdown, language), { language, slugs, faqHeading: '' });
  return { ...known, slug, blocks, example: exampleIn(blocks) };
}

const written = new Map<string, string>();

/** The engine takes a while: each post is on its own page and in the list. */
function samplesIn(markdown: string, language: LanguageCode): string {
  const known = written.get(markdown) ?? writeSamples(markdown, language);
  written.set(markdown, known);
  return known;
}

function exampleIn(blocks: readonly Block[]): Post['example'] {
  for (const block of blocks)
    if (block.kind === 'sample' && block.tool) return { tool: block.tool, idea: block.idea ?? block.text };
  return undefined;
}

/** The next older post; after the oldest the newest. */
export function nextPost(slug: string, language: LanguageCode): { slug: string; title: string } {
  const posts = newestFirst(language);
  const place = posts.findIndex((post) => post.slug === slug);
  const next = posts[(place + 1) % posts.length];
  if (!next) throw new Error('The community has no posts');
  return { slug: next.slug, title: next.title };
}

/** Without their texts, which are not compiled for this. */
function newestFirst(language: LanguageCode): (z.infer<typeof front> & { slug: string })[] {
  return listSlugs('community', '.md')
    .map((slug) => ({ ...readMarkdown('community', language, `${slug}.md`, front).front, slug }))
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug, 'en'));
}

/** '' for a text without one. */
export function firstParagraph(blocks: readonly Block[]): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return first?.kind === 'paragraph' ? plainText(first.line) : '';
}

const searchable = (blocks: readonly Block[]) => blocks.map(textOf).join(' ').replace(/\s+/g, ' ');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainText(block.line);
    case 'list':
      return joined(block.items);
    case 'table':
      return joined([block.head, ...block.rows].flat());
    case 'sample':
      return block.text;
    case 'faq':
      return block.entries.map(({ question, answer }) => `${question} ${joined(answer)}`).join(' ');
  }
}

const joined = (lines: readonly Line[]) => lines.map(plainText).join(' ');
