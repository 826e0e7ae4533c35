import { expect, test } from 'vitest';
import { relativeWords } from './relative-words.ts';

test.each([
  { value: -1, unit: 'day', tag: 'en', words: 'yesterday' },
  { value: -1, unit: 'month', tag: 'it', words: '1 mese fa' },
  { value: -3, unit: 'week', tag: 'en', words: '3 weeks ago' },
  { value: -3, unit: 'week', tag: 'ja', words: '3週間前' },
  { value: -3, unit: 'week', tag: 'zh-Hans', words: '3周前' },
  { value: 15, unit: 'minute', tag: 'ja', words: '15分後' },
  { value: -3, unit: 'week', tag: 'ko', words: '3주 전' },
] as const)('$value $unit in $tag is $words', ({ value, unit, tag, words }) => {
  expect(relativeWords(value, unit, tag)).toBe(words);
});
