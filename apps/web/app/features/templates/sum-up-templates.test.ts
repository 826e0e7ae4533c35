import { expect, test } from 'vitest';
import { sumUpTemplates } from './sum-up-templates.ts';
import type { Template } from './template.ts';

const PLAIN = {
  title: '',
  description: '',
  tags: [],
  difficulty: 'beginner',
  model: 'Claude',
  template: '',
  fields: [],
} as const;
const TEMPLATES: Template[] = [
  { ...PLAIN, slug: 'a', category: 'data', rating: 80 },
  { ...PLAIN, slug: 'b', category: 'data', rating: 90 },
  { ...PLAIN, slug: 'c', category: 'education', rating: 100 },
];

test('counts templates and categories, and means the rating in stars', () => {
  expect(sumUpTemplates(TEMPLATES, undefined)).toEqual({ templates: 3, uses: undefined, stars: 4.5, categories: 2 });
});

test('sums the uses of the templates that there are', () => {
  expect(sumUpTemplates(TEMPLATES, { a: 2, c: 5, removed: 100 }).uses).toBe(7);
  expect(sumUpTemplates(TEMPLATES, {}).uses).toBe(0);
});
