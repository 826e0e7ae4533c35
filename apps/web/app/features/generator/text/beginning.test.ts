import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';

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
  expect(beginningOf({ ...nothing, ...brought })).toEqual(expected);
});
