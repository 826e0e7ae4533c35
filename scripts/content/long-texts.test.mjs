import { expect, test } from 'vitest';
import { plantContent } from './testing/plant-content.mjs';

const { write, faults } = plantContent();

const GUIDE = `---
kind: resource
title: "Basics"
---

## One {#one}

See [the blog](/blog) and:

- an item

\`\`\`prompt
Write it.
\`\`\`
`;
test.each([
  { name: 'a link', from: '/blog', to: '/contact', fault: ['lacks: link /blog', 'has too much: link /contact'] },
  { name: 'a heading', from: '## Un {#one}\n', to: '', fault: ['lacks: heading ## {#one}'] },
  { name: 'an item', from: '- un point\n', to: '', fault: ['lacks: item'] },
  { name: 'a fence', from: '```prompt', to: '```json', fault: ['lacks: fence prompt', 'has too much: fence json'] },
  {
    name: 'a figure',
    from: 'kind: resource',
    to: 'kind: article',
    fault: ['lacks: kind: resource', 'has too much: kind: article'],
  },
])('finds $name of a guide that got lost', ({ from, to, fault }) => {
  const french = GUIDE.replace('Basics', 'Les bases')
    .replace('One', 'Un')
    .replace('See [the blog]', 'Voyez [le blog]')
    .replace(' and:', ' et :')
    .replace('an item', 'un point');
  write('content/guides/en/basics.md', GUIDE);
  write('content/guides/fr/basics.md', french);
  expect(faults()).toEqual([]);

  write('content/guides/fr/basics.md', french.replace(from, to));
  expect(faults()).toEqual(fault.map((text) => `fr/guides/basics.md ${text}`));
});

test('a template keeps its figures and as many brackets', () => {
  const template = { title: 'Plan', rating: 80, template: 'Plan [a week] for [a person].' };
  write('content/templates/en/plan.json', JSON.stringify(template));
  write(
    'content/templates/fr/plan.json',
    JSON.stringify({ title: 'Un plan', rating: 81, template: 'Pour [une personne].' }),
  );

  expect(faults()).toEqual([
    'fr/templates/plan.json lacks: rating: 80',
    'fr/templates/plan.json lacks: 2 brackets',
    'fr/templates/plan.json has too much: rating: 81',
    'fr/templates/plan.json has too much: 1 brackets',
  ]);
});

test('a guide, template or post that a language lacks is missing', () => {
  write('content/guides/en/basics.md', GUIDE);

  expect(faults()).toEqual(['fr/guides/basics.md is missing']);
});
