import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import type { Shape } from './idea-shape.ts';
import { orderFor, tidyTask } from './tidy-task.ts';

function tidied(task: string, { language = 'en', shape = 'plain' }: { language?: LanguageCode; shape?: Shape } = {}) {
  return tidyTask({ task, isLed: false }, { language, shape, pack: TEXT_PACKS[language] }).task;
}

test.each([
  ['packing list for a week at sea', 'Packing list for a week at sea.'],
  ['iPhone 12 wont charge', 'iPhone 12 wont charge.'],
  ['my dog limps, what should i do', 'My dog limps, what should i do?'],
  ['guide for guests: how the stove works', 'Guide for guests: how the stove works.'],
  ['post it at www.birds.example', 'Post it at www.birds.example'],
  ['card that says "well done"', 'Card that says "well done"'],
  ['poem about rain!', 'Poem about rain!'],
])('%s becomes %s', (task, expected) => {
  expect(tidied(task)).toBe(expected);
});

test.each<[LanguageCode, string, string]>([
  ['tr', 'iki kisilik yemek plani', 'İki kisilik yemek plani.'],
  ['ja', '冬の海の詩', '冬の海の詩。'],
  ['zh', '写一首关于雪的诗', '写一首关于雪的诗。'],
  ['ko', 'orders 테이블 조회 쿼리', 'orders 테이블 조회 쿼리.'],
])('is typeset in %s according to the language', (language, task, expected) => {
  expect(tidied(task, { language })).toBe(expected);
});

test('a question of one clause gets its mark, code does not', () => {
  expect(tidied('why does my bread collapse', { shape: 'question' })).toBe('Why does my bread collapse?');
  expect(tidied('const a = 1', { shape: 'code' })).toBe('const a = 1');
});

test.each([
  ['email to my bank', 'Write an email to my bank'],
  ['a eulogy for my aunt', 'Write a eulogy for my aunt'],
  ['eulogy for my aunt', 'Write a eulogy for my aunt'],
  ['Price increase email to my students', 'Write a price increase email to my students'],
  ['A toast for my aunt', 'Write a toast for my aunt'],
  ['get well card for rosa', 'Write a get well card for rosa'],
  ['Postgres query for late orders', 'Write a Postgres query for late orders'],
  ['names for a boat', 'Suggest names for a boat'],
  ['house rules for a shared kitchen', 'Write house rules for a shared kitchen'],
])('%s is the order "%s"', (command, order) => {
  expect(orderFor(command, TEXT_PACKS.en)).toBe(order);
});

test.each([
  'fix my email to the bank',
  'letter writing is hard',
  'my boss wants a report on sales',
  'colleague sent email about lunch',
  'only the first line of a speech',
])('%s opens with no work', (command) => {
  expect(orderFor(command, TEXT_PACKS.en)).toBeNull();
});
