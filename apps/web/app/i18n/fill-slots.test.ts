// @vitest-environment node
import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test.each([
  { text: 'up to {{words, number}} words', tag: 'en', values: { words: 1200 }, filled: 'up to 1,200 words' },
  { text: 'bis zu {{words, number}} Wörter', tag: 'de', values: { words: 1200 }, filled: 'bis zu 1.200 Wörter' },
  { text: '{{name}} and {{name}}', tag: 'en', values: { name: '$&' }, filled: '$& and $&' },
  { text: '{{name}}', tag: 'en', values: { name: '{{other}}', other: 'x' }, filled: '{{other}}' },
  { text: '{{name}}!', tag: 'en', values: {}, filled: '!' },
  {
    text: '{{value, number(minimumFractionDigits: 1; maximumFractionDigits: 1)}} of 5',
    tag: 'en',
    values: { value: 4 },
    filled: '4.0 of 5',
  },
  {
    text: '{{fields, list(style: short; type: unit)}}',
    tag: 'en',
    values: { fields: ['style', 'mood'] },
    filled: 'style, mood',
  },
])('$text with $values in $tag → $filled', ({ text, tag, values, filled }) => {
  expect(fillSlots(text, values, tag)).toBe(filled);
});
