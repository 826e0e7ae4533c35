import * as z from 'zod';
import { placeholdersOf } from '../features/templates/fill-template.ts';
import { type Category, type Difficulty, FIELD_TYPES, type Template } from '../features/templates/template.ts';
import { listSlugs, readFigures, readJson } from './content-files.server.ts';

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
  /** What each placeholder is called in this language, by a key that is the same in all. */
  fields: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().min(1)),
});
/** What a field takes, by its key, where that is not a line of text. */
const fieldTypes = z.record(z.string(), z.enum(FIELD_TYPES));

/** All templates in a language, the best rated first. */
export function listTemplates(language: string): Template[] {
  const types = readFigures('templates/field-types.json', fieldTypes);
  const all = listSlugs('templates', '.json').map((slug) => {
    const known = readJson('templates', language, `${slug}.json`, template);
    return { slug, ...known, fields: fieldsOf(`${slug} (${language})`, known, types) };
  });
  return all.toSorted((a, b) => b.rating - a.rating || a.slug.localeCompare(b.slug, 'en'));
}

/** @throws Error naming the template whose fields are not its placeholders */
function fieldsOf(
  slug: string,
  known: Pick<z.infer<typeof template>, 'template' | 'fields'>,
  types: z.infer<typeof fieldTypes>,
): Template['fields'] {
  const keyOf = new Map(Object.entries(known.fields).map(([key, name]) => [name, key]));
  const fields = placeholdersOf(known.template).map((name) => {
    const key = keyOf.get(name);
    if (key === undefined) throw new Error(`${slug} names no field for [${name}]`);
    return { key, name, type: types[key] ?? 'text' };
  });
  if (fields.length !== keyOf.size) throw new Error(`${slug} names fields that its template does not have`);
  return fields;
}

function keysOf<K extends string>(record: Readonly<Record<K, string>>): K[] {
  return Object.keys(record) as K[];
}
