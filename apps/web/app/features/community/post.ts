import type { Tool } from '../../reading/block.ts';
import type { Hue } from '../../ui/hue.ts';

export const POST_CATEGORIES = ['tips', 'challenges', 'research', 'journey', 'questions', 'showcase'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** What is known about a post without its text. */
export type Post = {
  slug: string;
  title: string;
  /** Unset: the editors wrote it. */
  author?: string | undefined;
  role?: string | undefined;
  reputation?: number | undefined;
  category: PostCategory;
  tags: readonly string[];
  /** Unset: not counted. */
  likes?: number | undefined;
  comments?: number | undefined;
  shares?: number | undefined;
  /** ISO date. */
  published: string;
  pinned: boolean;
  featured: boolean;
  /** What can be opened in a generator. */
  example?: { tool: Tool; idea: string } | undefined;
};
/** A post as the list has it: what its card shows of the text, and the whole of it to search in. */
export type ListedPost = Post & { beginning: string; text: string };

const CATEGORY_HUE: Readonly<Record<PostCategory, Hue>> = {
  tips: 'text',
  challenges: 'art',
  research: 'json',
  journey: 'video',
  questions: 'text',
  showcase: 'art',
};

/** The hue of the generator that its example belongs to; without one that of its category. */
export function hueOf({ category, example }: Pick<Post, 'category' | 'example'>): Hue {
  return example?.tool ?? CATEGORY_HUE[category];
}
