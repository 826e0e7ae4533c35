import { expect, test } from 'vitest';
import { aboutNumbers } from './about-numbers.ts';

/** The figures of the specification. */
const NUMBERS = [
  { name: 'prompts', value: 1_000_000, is: 'atLeast' },
  { name: 'users', value: 50_000, is: 'atLeast' },
  { name: 'countries', value: 150, is: 'atLeast' },
  { name: 'uptime', value: 0.999, is: 'share' },
] as const;

test('a number that is not set is left out', () => {
  const numbers = NUMBERS.map((number) => (number.name === 'countries' ? number : { ...number, value: null }));

  expect(aboutNumbers(numbers, 'en')).toEqual([{ name: 'countries', value: '150', isAtLeast: true }]);
});

test.each([
  { tag: 'en', values: ['1M', '50K', '150', '99.9%'] },
  { tag: 'de', values: ['1 Mio.', '50.000', '150', '99,9 %'] },
  { tag: 'ja', values: ['100万', '5万', '150', '99.9%'] },
])('the numbers as $tag writes them', ({ tag, values }) => {
  const shown = aboutNumbers(NUMBERS, tag);

  expect(shown.map(({ value }) => value.replace(/\s/gu, ' '))).toEqual(values);
  expect(shown.map(({ name, isAtLeast }) => `${name} ${isAtLeast}`)).toEqual([
    'prompts true',
    'users true',
    'countries true',
    'uptime false',
  ]);
});
