import { expect, test } from 'vitest';
import { arrivalOf, handedOverPrompt } from './arrival.ts';

const nothing = { typed: '', isPressed: false, handedOver: undefined, draft: '' };

test.each([
  { name: 'nothing was brought', brought: {}, expected: { text: '', start: 'never' } },
  { name: 'there is a draft', brought: { draft: 'old' }, expected: { text: 'old', start: 'never' } },
  {
    name: 'a page hands over a prompt',
    brought: { handedOver: 'handed', draft: 'old' },
    expected: { text: 'handed', start: 'soon' },
  },
  {
    name: 'someone has typed already',
    brought: { typed: 'typed', handedOver: 'handed', draft: 'old' },
    expected: { text: 'typed', start: 'never' },
  },
  {
    name: 'someone has typed and pressed',
    brought: { typed: 'typed', isPressed: true, handedOver: 'handed' },
    expected: { text: 'typed', start: 'now' },
  },
  {
    name: 'someone has pressed with nothing typed',
    brought: { isPressed: true, draft: 'old' },
    expected: { text: '', start: 'now' },
  },
])('when $name it begins with "$expected.text" and starts $expected.start', ({ brought, expected }) => {
  expect(arrivalOf({ ...nothing, ...brought })).toEqual(expected);
});

test.each([
  [{ prompt: 'a poem' }, 'a poem'],
  [{ prompt: '  ' }, undefined],
  [{ prompt: 7 }, undefined],
  ['a poem', undefined],
  [null, undefined],
])('the state %j hands over %j', (state, expected) => {
  expect(handedOverPrompt(state)).toBe(expected);
});
