// @vitest-environment node
import { expect, test } from 'vitest';
import { compileMarkdown } from './compile-markdown.server.ts';

const OPTIONS = {
  language: 'de',
  faqHeading: 'FAQ',
  slugs: { blog: ['veo3-json-prompt'], resources: ['prompt-basics'], community: [] },
} as const;
const compile = (markdown: string) => compileMarkdown(markdown, OPTIONS);

test.each([
  { markdown: 'Two `words` here', block: { kind: 'paragraph', line: ['Two ', { code: 'words' }, ' here'] } },
  { markdown: 'From 3~5 to 7~8', block: { kind: 'paragraph', line: ['From 3~5 to 7~8'] } },
  { markdown: 'Dated 2025-03-14', block: { kind: 'paragraph', line: ['Dated 2025-\u206003-\u206014'] } },
  { markdown: 'by e-mail, 3-fold', block: { kind: 'paragraph', line: ['by e-\u2060mail, 3-fold'] } },
  {
    markdown: '좋아요. “좋은 예”예요. `mood`과 (끝)은',
    block: { kind: 'paragraph', line: ['좋아요. “좋은 예”\u2060예요. ', { code: 'mood' }, '\u2060과 (끝)\u2060은'] },
  },
  { markdown: '## Skills {#skills}', block: { kind: 'heading', level: 2, id: 'skills', line: ['Skills'] } },
  { markdown: '### Part', block: { kind: 'heading', level: 3, id: 'part', line: ['Part'] } },
  { markdown: '- one\n- two', block: { kind: 'list', isOrdered: false, items: [['one'], ['two']] } },
  { markdown: '1. one\n2. two', block: { kind: 'list', isOrdered: true, items: [['one'], ['two']] } },
  {
    markdown: '| A | B |\n| --- | --- |\n| 1 | 2 |',
    block: { kind: 'table', head: [['A'], ['B']], rows: [[['1'], ['2']]] },
  },
  { markdown: '```prompt\nWrite [x] & <y>.\n```', block: { kind: 'sample', isPrompt: true, text: 'Write [x] & <y>.' } },
  {
    markdown: '```prompt art\na fox --ar 3:2\n```',
    block: { kind: 'sample', isPrompt: true, text: 'a fox --ar 3:2', tool: 'art' },
  },
  {
    markdown: '```prompt art a fox, 3:2\na fox --ar 3:2\n```',
    block: { kind: 'sample', isPrompt: true, text: 'a fox --ar 3:2', tool: 'art', idea: 'a fox, 3:2' },
  },
  { markdown: '```json\n{}\n```', block: { kind: 'sample', isPrompt: false, text: '{}' } },
])('compiles $markdown', ({ markdown, block }) => {
  expect(compile(markdown)).toEqual([block]);
});

test.each([
  { href: '/json-prompt', to: '/de/json-prompt' },
  { href: '/blog/veo3-json-prompt', to: '/de/blog/veo3-json-prompt' },
  { href: 'https://example.org/a', to: 'https://example.org/a' },
  { href: '#skills', to: '#skills' },
])('a link to $href leads to $to', ({ href, to }) => {
  expect(compile(`[here](${href})`)).toEqual([{ kind: 'paragraph', line: [{ to, text: 'here' }] }]);
});

test.each(['/blog/missing', '/jsonprompt', '/resources/nothing#part', 'javascript:alert(1)'])(
  'refuses a link to %s',
  (href) => {
    expect(() => compile(`[here](${href})`)).toThrow('leads nowhere');
  },
);

test.each(['**bold**', '```prompt parrot\na fox\n```', '> quoted', '<b>html</b>', '![alt](/x.png)', '- one\n\n  two'])(
  'refuses %s',
  (markdown) => {
    expect(() => compile(markdown)).toThrow();
  },
);

test('the part below the heading of the questions becomes a list of them, and what follows is text again', () => {
  const blocks = compile('## FAQ\n\n### Why?\n\nSo.\n\nAnd so.\n\n### How?\n\nLike `this`.\n\n## Next\n\nText.');

  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'faq', line: ['FAQ'] },
    {
      kind: 'faq',
      entries: [
        { question: 'Why?', answer: [['So.'], ['And so.']] },
        { question: 'How?', answer: [['Like ', { code: 'this' }, '.']] },
      ],
    },
    { kind: 'heading', level: 2, id: 'next-2', line: ['Next'] },
    { kind: 'paragraph', line: ['Text.'] },
  ]);
});
