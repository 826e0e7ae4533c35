import { expect, test } from 'vitest';
import { prefillOf } from './prefill.ts';

const nothing = { early: '', isBlank: true, isPressed: false, handedOver: undefined, draft: '' };

test.each([
  { name: 'nothing was brought', brought: {}, expected: { content: '', start: 'never' } },
  { name: 'there is a draft', brought: { draft: 'old' }, expected: { content: 'old', start: 'never' } },
  {
    name: 'a page hands over a prompt',
    brought: { handedOver: 'handed', draft: 'old' },
    expected: { content: 'handed', start: 'soon' },
  },
  {
    name: 'someone has typed already',
    brought: { early: 'typed', isBlank: false, handedOver: 'handed', draft: 'old' },
    expected: { content: 'typed', start: 'never' },
  },
  {
    name: 'someone has typed and pressed',
    brought: { early: 'typed', isBlank: false, isPressed: true, handedOver: 'handed' },
    expected: { content: 'typed', start: 'now' },
  },
  {
    name: 'someone has pressed with nothing typed',
    brought: { isPressed: true, draft: 'old' },
    expected: { content: '', start: 'now' },
  },
])('when $name it begins with "$expected.content" and starts $expected.start', ({ brought, expected }) => {
  expect(prefillOf({ ...nothing, ...brought })).toEqual(expected);
});
