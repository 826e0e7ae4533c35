import { expect, test } from 'vitest';
import { pseudoWords } from './pseudo-words.server.ts';

test.each([
  { text: 'Clear', least: 2.25 },
  { text: 'Generate a prompt from this', least: 1.75 },
  { text: 'What you type here stays in this browser until you delete it.', least: 1.45 },
])('“$text” grows to $least times its length', ({ text, least }) => {
  const { label } = pseudoWords({ label: text }, 'de') as { label: string };

  expect(label.length).toBeGreaterThanOrEqual(Math.floor(text.length * least));
});

test('keys, slots and tags stay', () => {
  const words = { left: { one: 'Open <b>{{count, number}}</b> of {{limit}}' } };

  for (const language of ['de', 'ar'] as const) {
    const { left } = pseudoWords(words, language) as typeof words;
    expect(left.one).toMatch(/<b>.*\{\{count, number\}\}.*<\/b>.*\{\{limit\}\}/);
  }
});

test('mirrored words run from right to left', () => {
  expect(pseudoWords({ label: 'Go' }, 'ar')).toEqual({ label: '\u202EGø Gø\u202C' });
});
