import { expect, test } from 'vitest';
import { readAbout } from '../../content/read-figures.server.ts';
import { aboutNumbers } from './about-numbers.ts';

test.each([
  { tag: 'en', values: ['1M', '50K', '150', '99.9%'] },
  { tag: 'de', values: ['1 Mio.', '50.000', '150', '99,9 %'] },
  { tag: 'ja', values: ['100万', '5万', '150', '99.9%'] },
])('the numbers as $tag writes them', ({ tag, values }) => {
  const shown = aboutNumbers(readAbout().numbers, tag);

  expect(shown.map(({ value }) => value.replace(/\s/gu, ' '))).toEqual(values);
  expect(shown.map(({ name, isAtLeast }) => `${name} ${isAtLeast}`)).toEqual([
    'prompts true',
    'users true',
    'countries true',
    'uptime false',
  ]);
});
