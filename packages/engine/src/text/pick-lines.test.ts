import { expect, test } from 'vitest';
import { holds, pickLine, pickLines } from './pick-lines.ts';

const clues = new Map([
  ['kids$', 3],
  ['#length', 1],
]);

test.each([
  [{}, true],
  [{ if: ['kids$'] }, true],
  [{ if: ['dogs', '#length'] }, true],
  [{ if: ['dogs'] }, false],
  [{ unless: ['dogs'] }, true],
  [{ unless: ['#length'] }, false],
  [{ if: ['kids$'], unless: ['#length'] }, false],
  [{ if: [] }, false],
])('decides whether %j holds: %s', (condition, expected) => {
  expect(holds(condition, clues)).toBe(expected);
});

test('prints the lines whose condition holds', () => {
  const lines = ['always', { say: 'with length', if: ['#length'] }, { say: 'without length', unless: ['#length'] }];

  expect(pickLines(lines, clues, 0)).toEqual(['always', 'with length']);
});

test('rotates the wordings, and meets them in new pairs after a round', () => {
  const lines = [['a0', 'a1'], 'fixed', { say: ['b0', 'b1'] }, ['c0', 'c1', 'c2']];

  expect([0, 1, 2, 3, 4].map((variant) => pickLines(lines, clues, variant).join(' '))).toEqual([
    'a0 fixed b0 c0',
    'a1 fixed b1 c1',
    'a0 fixed b1 c2',
    'a1 fixed b0 c2',
    'a0 fixed b0 c0',
  ]);
});

test('goes on counting from a number', () => {
  expect([0, 1, 2].map((variant) => pickLines([['a0', 'a1']], clues, variant, 1)[0])).toEqual(['a0', 'a1', 'a1']);
});

test('takes the first line that holds, in the wording of the variant', () => {
  expect(pickLine([{ say: 'no', if: ['dogs'] }, ['x', 'y'], 'late'], clues, 1)).toBe('y');
  expect(pickLine([{ say: ['p', 'q'], if: ['kids$'] }, 'late'], clues, 1)).toBe('q');
  expect(pickLine([{ say: 'no', if: ['dogs'] }], clues, 0)).toBeNull();
  expect(pickLine([], clues, 0)).toBeNull();
});
