// @vitest-environment node
import { expect, test } from 'vitest';
import { findPictureFaults } from './find-picture-faults.mjs';

const file = '/share/en/about.png';

/** @param {{ hash?: string, drawn?: Record<string, string>, bytes?: [string, number][] }} change */
const faults = ({ hash = 'one', drawn = { [file]: 'one' }, bytes = [[file, 20_000]] }) =>
  findPictureFaults([{ file, hash }], drawn, new Map(bytes));

test('pictures as they were drawn have no fault', () => {
  expect(faults({})).toEqual([]);
});

/** @type {{ name: string, change: Parameters<typeof faults>[0], fault: string }[]} */
const WRONG = [
  { name: 'one whose page reads differently now', change: { hash: 'two' }, fault: 'stale' },
  { name: 'one that was never drawn', change: { drawn: {} }, fault: 'stale' },
  { name: 'one that is not there', change: { bytes: [] }, fault: 'missing' },
  { name: 'one that is too heavy', change: { bytes: [[file, 30_001]] }, fault: '30001 bytes, more than 30000' },
];
test.each(WRONG)('finds $name', ({ change, fault }) => {
  expect(faults(change)).toEqual([{ file, fault }]);
});

test('finds one that no page names any more', () => {
  expect(
    faults({
      bytes: [
        [file, 1],
        ['/share/en/old.png', 1],
      ],
    }),
  ).toEqual([{ file: '/share/en/old.png', fault: 'named by no page' }]);
});
