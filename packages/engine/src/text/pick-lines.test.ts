import { expect, test } from 'vitest';
import { type Clues, holds, pickLine, pickLines } from './pick-lines.ts';
import type { Line } from './scaffolds/compile-scaffold.ts';
import type { Condition } from './scaffolds/scaffold-shape.ts';

const clues: Clues = new Map([
  ['children', 3],
  ['length', 1],
] as const);

test.each<[Condition, boolean]>([
  [{}, true],
  [{ if: ['children'] }, true],
  [{ if: ['wedding', 'length'] }, true],
  [{ if: ['wedding'] }, false],
  [{ unless: ['wedding'] }, true],
  [{ unless: ['length'] }, false],
  [{ if: ['children'], unless: ['length'] }, false],
  [{ if: [] }, false],
])('decides whether %j holds: %s', (condition, expected) => {
  expect(holds(condition, clues)).toBe(expected);
});

test('prints the lines whose condition holds', () => {
  const lines: Line[] = [
    { say: ['always'] },
    { say: ['with length'], if: ['length'] },
    { say: ['without length'], unless: ['length'] },
  ];

  expect(pickLines(lines, clues, 0)).toEqual(['always', 'with length']);
});

test('rotates the wordings, and meets them in new pairs after a round', () => {
  const lines = [{ say: ['a0', 'a1'] }, { say: ['fixed'] }, { say: ['b0', 'b1'] }, { say: ['c0', 'c1', 'c2'] }];

  expect([0, 1, 2, 3, 4].map((variant) => pickLines(lines, clues, variant).join(' '))).toEqual([
    'a0 fixed b0 c0',
    'a1 fixed b1 c1',
    'a0 fixed b1 c2',
    'a1 fixed b0 c2',
    'a0 fixed b0 c0',
  ]);
});

test('goes on counting from a number', () => {
  expect([0, 1, 2].map((variant) => pickLines([{ say: ['a0', 'a1'] }], clues, variant, 1)[0])).toEqual([
    'a0',
    'a1',
    'a1',
  ]);
});

test('takes the first line that holds, in the wording of the variant', () => {
  const never: Line = { say: ['no'], if: ['wedding'] };

  expect(pickLine([never, { say: ['x', 'y'] }, { say: ['late'] }], clues, 1)).toBe('y');
  expect(pickLine([{ say: ['p', 'q'], if: ['children'] }, { say: ['late'] }], clues, 1)).toBe('q');
  expect(pickLine([never], clues, 0)).toBeNull();
  expect(pickLine([], clues, 0)).toBeNull();
});
