import { expect, test } from 'vitest';
import { splitMaterial } from './split-material.ts';

const always = () => true;
const never = () => false;

test.each([
  { idea: 'Translate this.\nGood day', command: 'Translate this.', kind: 'text', text: 'Good day' },
  { idea: 'Summarise: the text', command: 'Summarise', kind: 'text', text: 'the text' },
  {
    idea: 'Translate this to Spanish:\n\nGood day\nBye',
    command: 'Translate this to Spanish',
    kind: 'text',
    text: 'Good day\nBye',
  },
  {
    idea: 'shorten this\nA long text: with a colon',
    command: 'shorten this',
    kind: 'text',
    text: 'A long text: with a colon',
  },
  {
    idea: 'make this kinder "I have asked you three times now, and still nothing."',
    command: 'make this kinder',
    kind: 'text',
    text: '"I have asked you three times now, and still nothing."',
  },
  {
    idea: 'make this kinder: "I have asked you three times now, and still nothing." Keep the count, no threats',
    command: 'make this kinder\nKeep the count, no threats',
    kind: 'text',
    text: '"I have asked you three times now, and still nothing."',
  },
  {
    idea: '丁寧に直して。「明日の会議、遅れます。」',
    command: '丁寧に直して。',
    kind: 'text',
    text: '「明日の会議、遅れます。」',
  },
  {
    idea: 'このエラー直して。KeyError: 0 = rows[0]; print(rows)',
    command: 'このエラー直して。',
    kind: 'code',
    text: 'KeyError: 0 = rows[0]; print(rows)',
  },
  { idea: '要約してください： 本文', command: '要約してください', kind: 'text', text: '本文' },
  { idea: 'fix\n```js\na()\n```', command: 'fix', kind: 'code', text: '```js\na()\n```' },
])('splits "$idea" after a command', ({ idea, command, kind, text }) => {
  expect(splitMaterial(idea, always)).toEqual({ command, material: { kind, text } });
});

test('splits code off even if the head is not an operation', () => {
  const parts = splitMaterial('review\ndef add(a, b):\n    return a', never);

  expect(parts?.material).toEqual({ kind: 'code', text: 'def add(a, b):\n    return a' });
});

test('splits code off after a sentence, but no prose', () => {
  expect(splitMaterial('Can you explain this? for (;;) { x(); }', never)).toEqual({
    command: 'Can you explain this?',
    material: { kind: 'code', text: 'for (;;) { x(); }' },
  });
  expect(splitMaterial('Summarise it. Be kind', always)).toBeNull();
});

test.each([
  { idea: 'meeting at 10:00', why: 'a time has no space after its colon' },
  { idea: 'see https://example.com', why: 'nor has a link' },
  { idea: 'Summarise:', why: 'nothing follows' },
  { idea: ': text', why: 'nothing comes before' },
  { idea: 'no colon at all', why: 'there is no break' },
  { idea: 'def add(a, b): return a + b', why: 'the head is code itself' },
  { idea: `${'word '.repeat(26)}: text`, why: 'the head is longer than a command' },
])('leaves "$idea" whole: $why', ({ idea }) => {
  expect(splitMaterial(idea, always)).toBeNull();
});

test('does not split at a colon if the head asks for no operation', () => {
  expect(splitMaterial('email to my boss: I am sick', never)).toBeNull();
});
