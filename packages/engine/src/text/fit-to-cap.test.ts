import { expect, test } from 'vitest';
import { SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import type { Draft } from './draft.ts';
import { fitToCap } from './fit-to-cap.ts';

const lines = ['1', '2', '3', '4'];
const draft = { ...SAMPLE_DRAFT, requirements: lines, checks: ['a', 'b', 'c'] };
/** Forty words per requirement and check: the cap for a short idea is 170. */
const render = ({ requirements, checks }: Draft) => 'word '.repeat(40 * (requirements.length + checks.length));

test('drops requirements from the end first, then the third check', () => {
  const fitted = fitToCap(draft, 5, render);

  expect(fitted.draft.requirements).toEqual(['1', '2']);
  expect(fitted.draft.checks).toEqual(['a', 'b']);
  expect(fitted.prompt).toBe(render(fitted.draft));
});

test('drops down to four requirements what is above the usual size', () => {
  const many = { ...draft, requirements: [...lines, '5', '6'], checks: ['a', 'b'] };

  expect(
    fitToCap(many, 5, ({ requirements }) => 'word '.repeat(130 + 5 * requirements.length)).draft.requirements,
  ).toEqual(lines);
  expect(fitToCap(many, 5, () => 'word '.repeat(150)).draft.requirements).toHaveLength(6);
});

test('stops as soon as the prompt fits', () => {
  expect(fitToCap(draft, 30, render).draft).toMatchObject({ requirements: ['1', '2', '3'], checks: ['a', 'b', 'c'] });
});

test('leaves a draft alone that fits', () => {
  const short = fitToCap(draft, 5, () => 'short');

  expect(short.draft).toBe(draft);
});

test('gives up if nothing is left to drop', () => {
  const fitted = fitToCap(draft, 5, () => 'word '.repeat(200));

  expect(fitted.draft).toMatchObject({ requirements: ['1', '2'], checks: ['a', 'b'] });
});
