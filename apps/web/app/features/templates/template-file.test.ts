import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Template } from './template.ts';
import { fileName, templateMarkdown } from './template-file.ts';

test.each([
  { title: 'One-page memo for a decision', name: 'One-page-memo-for-a-decision.md' },
  { title: 'A/B test plan with a stopping rule', name: 'AB-test-plan-with-a-stopping-rule.md' },
  { title: 'Search page: snippet, outline and gaps', name: 'Search-page-snippet,-outline-and-gaps.md' },
  { title: 'Why?  Because | "so"', name: 'Why-Because-so.md' },
  { title: 'خطة درس', name: 'خطة-درس.md' },
  { title: '会議の 議事録', name: '会議の-議事録.md' },
  { title: '../../etc/passwd', name: 'etcpasswd.md' },
  { title: 'a\u202Egpj.exe\0', name: 'agpj.exe.md' },
  { title: '???', name: 'template.md' },
])('"$title" is kept as $name', ({ title, name }) => {
  expect(fileName(title, 'md')).toBe(name);
});

test('no title makes a name that leaves its folder or is hidden', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', ':', 'a', '\n', '字') }), (title) => {
      expect(fileName(title, 'md')).toMatch(/^[^./\\:\s][^/\\:\s]*\.md$/);
    }),
  );
});

const WORDS = {
  template: 'Template',
  model: 'Model',
  difficulty: 'Difficulty',
  category: 'Category',
  tags: 'Tags',
  difficultyName: 'Advanced',
  categoryName: 'Business',
};
const MEMO: Template = {
  slug: 'memo',
  title: 'Memo',
  description: 'For a decision.',
  category: 'business',
  tags: ['memo', 'decision'],
  difficulty: 'advanced',
  model: 'Claude',
  rating: 91,
  template: 'You write for [name].\n\nTask: [task]',
  fields: [],
};

test('the file holds title, description, template, model, difficulty, category and tags', () => {
  expect(templateMarkdown(MEMO, WORDS)).toBe(
    `# Memo

For a decision.

## Template

\`\`\`text
You write for [name].

Task: [task]
\`\`\`

- Model: Claude
- Difficulty: Advanced
- Category: Business
- Tags: memo, decision
`,
  );
});

test('a template with its own fence stays inside the file’s', () => {
  const markdown = templateMarkdown({ ...MEMO, template: '````\n[code]\n````' }, WORDS);

  expect(markdown).toContain('`````text\n````\n[code]\n````\n`````\n');
});
