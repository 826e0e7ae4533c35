// @vitest-environment jsdom
import templates from '@wordlamp/content/messages/en/templates.json';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { CollectionFigures } from './collection-figures.tsx';
import type { Template } from './template.ts';
import { TemplateFacts } from './template-facts.tsx';

const TEMPLATE: Template = {
  slug: 'memo',
  title: 'Memo',
  description: '',
  category: 'business',
  tags: ['decision'],
  difficulty: 'beginner',
  model: 'Claude',
  rating: 92,
  template: '[idea]',
  fields: [],
};

test.each([
  { uses: undefined, says: 'Editors’ rating: 4.6 of 5for Claude' },
  { uses: 0, says: 'Editors’ rating: 4.6 of 5for Claude' },
  { uses: 1, says: 'Editors’ rating: 4.6 of 5for Claude1 use' },
  { uses: 1200, says: 'Editors’ rating: 4.6 of 5for Claude1,200 uses' },
])('with $uses uses a card says “$says”', ({ uses, says }) => {
  const { container } = renderAt('/en', <TemplateFacts template={TEMPLATE} uses={uses} />, { templates });

  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines.join('')).toBe(says);
});

test.each([
  { uses: undefined, says: ['Templates1', 'Editors’ rating4.6 of 5', 'Categories1'] },
  { uses: {}, says: ['Templates1', 'Editors’ rating4.6 of 5', 'Categories1'] },
  { uses: { memo: 3 }, says: ['Templates1', 'Editors’ rating4.6 of 5', 'Categories1', 'Uses3'] },
])('with the uses $uses the collection says $says', ({ uses, says }) => {
  const { container } = renderAt('/en', <CollectionFigures templates={[TEMPLATE]} uses={uses} />, { templates });

  const figures = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(says);
});
