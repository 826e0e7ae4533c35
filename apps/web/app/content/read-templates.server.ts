import * as z from 'zod';
import type { Category, Difficulty, Template } from '../features/templates/template.ts';
import { listSlugs, readJson } from './content-files.server.ts';

/** The names in the files are the specified ones; in the program they are words without spaces. */
const CATEGORY_OF = {
  Business: 'business',
  'Creative Writing': 'writing',
  Programming: 'programming',
  Marketing: 'marketing',
  'Data Science': 'data',
  Education: 'education',
} as const satisfies Record<string, Category>;
const DIFFICULTY_OF = {
  Beginner: 'beginner',
  Intermediate: 'intermediate',
  Advanced: 'advanced',
} as const satisfies Record<string, Difficulty>;

const template = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.enum(keysOf(CATEGORY_OF)).transform((name) => CATEGORY_OF[name]),
  tags: z.array(z.string().min(1)).min(1),
  difficulty: z.enum(keysOf(DIFFICULTY_OF)).transform((name) => DIFFICULTY_OF[name]),
  model: z.enum(['GPT-4', 'Claude']),
  rating: z.int().min(0).max(100),
  template: z.string().regex(/\[|［/, 'has no placeholder'),
});

/** All templates in a language, the best rated first. */
export function listTemplates(language: string): Template[] {
  const all = listSlugs('templates', '.json').map((slug) => ({
    slug,
    ...readJson('templates', language, `${slug}.json`, template),
  }));
  return all.toSorted((a, b) => b.rating - a.rating || a.slug.localeCompare(b.slug, 'en'));
}

function keysOf<K extends string>(record: Readonly<Record<K, string>>): K[] {
  return Object.keys(record) as K[];
}
