import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fills, fillTemplate, placeholdersOf, textOf } from './fill-template.ts';

const filled = (template: string, fills: Fills) => textOf(fillTemplate(template, fills));

test.each([
  { template: 'To [name], by [date].', fills: { date: '3 May' }, result: 'To [name], by 3 May.' },
  { template: '[name] and [name]', fills: { name: 'Ann' }, result: 'Ann and Ann' },
  { template: 'To [name].', fills: { name: ' \n ' }, result: 'To [name].' },
  { template: 'To [name].', fills: { name: '[date]', date: 'x' }, result: 'To [date].' },
  { template: 'To [name].', fills: { name: '$& and $1' }, result: 'To $& and $1.' },
  { template: 'To [constructor].', fills: {}, result: 'To [constructor].' },
  { template: '［名前］さんへ', fills: { 名前: '鈴木' }, result: '鈴木さんへ' },
  { template: 'إلى [الاسم]', fills: { الاسم: 'ليلى' }, result: 'إلى ليلى' },
  { template: '- [ ] done, see [1]', fills: { ' ': 'x', '1': 'x' }, result: '- [ ] done, see [1]' },
])('$template becomes $result', ({ template, fills, result }) => {
  expect(filled(template, fills)).toBe(result);
});

test('separates typed text from open brackets', () => {
  expect(fillTemplate('To [name], [date]', { name: 'Ann' })).toEqual([
    { text: 'To ', kind: 'plain', start: 0 },
    { text: 'Ann', kind: 'filled', start: 3 },
    { text: ', ', kind: 'plain', start: 9 },
    { text: '[date]', kind: 'open', start: 11 },
  ]);
});

test('a repeated placeholder is one field', () => {
  expect(placeholdersOf('For [name]: [topic]\n<notes>\n[notes]\n</notes>\n  [name]  ')).toEqual([
    'name',
    'topic',
    'notes',
  ]);
});

test('nothing but brackets is changed', () => {
  const template = fc
    .array(fc.constantFrom('word ', '[date]', '[name]', '\n', '[', ']'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(template, (text) => {
      expect(filled(text, {})).toBe(text);
      expect(filled(text, { date: '#', name: '@' }).replaceAll('#', '[date]').replaceAll('@', '[name]')).toBe(text);
    }),
  );
});
