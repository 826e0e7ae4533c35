import { expect, test } from 'vitest';
import { artBeginningOf } from './art-beginning.ts';
import { NO_CHOICES } from './art-choices.ts';
import { CHOSEN } from './testing/chosen.ts';

const nothing = { early: NO_CHOICES, isPressed: false, handedOver: undefined, draft: NO_CHOICES };
const early = { ...NO_CHOICES, mood: 'dark' as const };

test.each([
  { name: 'nothing', brought: nothing, expected: { choices: NO_CHOICES, start: 'never' } },
  { name: 'a draft', brought: { ...nothing, draft: CHOSEN }, expected: { choices: CHOSEN, start: 'never' } },
  {
    name: 'a hand-over above a draft',
    brought: { ...nothing, handedOver: 'a fox', draft: CHOSEN },
    expected: { choices: { ...NO_CHOICES, details: 'a fox' }, start: 'soon' },
  },
  {
    name: 'an early choice above a hand-over',
    brought: { ...nothing, early, handedOver: 'a fox' },
    expected: { choices: early, start: 'never' },
  },
  {
    name: 'an early press',
    brought: { ...nothing, early, isPressed: true },
    expected: { choices: early, start: 'now' },
  },
  {
    name: 'an early press on an empty form above a draft',
    brought: { ...nothing, isPressed: true, draft: CHOSEN },
    expected: { choices: NO_CHOICES, start: 'now' },
  },
])('begins with $name', ({ brought, expected }) => {
  expect(artBeginningOf(brought)).toEqual(expected);
});
