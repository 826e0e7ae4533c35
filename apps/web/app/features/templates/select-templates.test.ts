import { expect, test } from 'vitest';
import { type Criteria, NO_CRITERIA } from './criteria.ts';
import { selectTemplates } from './select-templates.ts';
import type { Template, Uses } from './template.ts';

const PLAIN = { category: 'business', difficulty: 'beginner', model: 'Claude', template: '[x]', fields: [] } as const;
const TEMPLATES: Template[] = [
  { ...PLAIN, slug: 'minutes', title: 'Minutes', description: 'From raw notes.', tags: ['meetings'], rating: 95 },
  { ...PLAIN, slug: 'sql', title: 'SQL', description: 'One metric.', tags: ['Reports'], rating: 90, category: 'data' },
  { ...PLAIN, slug: 'ad', title: 'Ad', description: 'Angles.', tags: ['ads'], rating: 90, difficulty: 'advanced' },
];

function slugs(criteria: Partial<Criteria>, uses: Uses = undefined, tag = 'en', templates = TEMPLATES): string[] {
  const selected = selectTemplates({ templates, criteria: { ...NO_CRITERIA, ...criteria }, uses, tag });
  return selected.map(({ slug }) => slug);
}

test.each<{ criteria: Partial<Criteria>; found: string[] }>([
  { criteria: {}, found: ['minutes', 'sql', 'ad'] },
  { criteria: { q: 'MINUTES' }, found: ['minutes'] },
  { criteria: { q: 'raw n' }, found: ['minutes'] },
  { criteria: { q: ' reports ' }, found: ['sql'] },
  { criteria: { q: 'claude' }, found: [] },
  { criteria: { category: 'business' }, found: ['minutes', 'ad'] },
  { criteria: { category: 'business', difficulty: 'advanced' }, found: ['ad'] },
  { criteria: { category: 'data', difficulty: 'advanced' }, found: [] },
  { criteria: { sort: 'title' }, found: ['ad', 'minutes', 'sql'] },
])('$criteria finds $found', ({ criteria, found }) => {
  expect(slugs(criteria)).toEqual(found);
});

test('the most used come first, and unused ones stay by their rating', () => {
  expect(slugs({ sort: 'uses' }, { ad: 3 })).toEqual(['ad', 'minutes', 'sql']);
});

test('while the uses are unknown, the order is that of the rating', () => {
  expect(slugs({ sort: 'uses' })).toEqual(['minutes', 'sql', 'ad']);
});

test('capitals are those of the language', () => {
  const turkish: Template[] = [{ ...PLAIN, slug: 'ilan', title: 'İLAN', description: 'x', tags: ['IŞIK'], rating: 90 }];

  expect(slugs({ q: 'ilan' }, undefined, 'tr', turkish)).toEqual(['ilan']);
  expect(slugs({ q: 'ışık' }, undefined, 'tr', turkish)).toEqual(['ilan']);
});
