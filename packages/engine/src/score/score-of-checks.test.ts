import { expect, test } from 'vitest';
import { scoreArtPrompt } from './score-art-prompt.ts';
import { scoreJsonPrompt } from './score-json-prompt.ts';

test('what passes every check gets every point', () => {
  expect(scoreArtPrompt({ checks: [{ id: 'axes', passed: true, found: [] }] })).toMatchObject({
    total: 100,
    gates: [],
  });
  expect(scoreJsonPrompt({ checks: [] }).criteria.reduce((sum, { max }) => sum + max, 0)).toBe(100);
});

test('the first finding costs half of a criterion, each more a quarter, and none less than nothing', () => {
  const pointsFor = (found: string[]) =>
    scoreArtPrompt({ checks: [{ id: 'negatives', passed: false, found }] }).criteria.find(
      ({ id }) => id === 'negatives',
    );

  expect(pointsFor(['text'])).toMatchObject({ points: 5, reasons: [{ code: 'negatives', found: ['text'] }] });
  expect(pointsFor(['text', 'people'])).toMatchObject({ points: 2 });
  expect(pointsFor(['a', 'b', 'c', 'd'])).toMatchObject({ points: 0 });
});

test.each([
  ['choices', 'choice_missing', 60],
  ['one-light', 'light_contradicts', 70],
  ['target', 'parameters_invalid', 65],
] as const)('an art prompt that fails %s is held down', (id, code, limit) => {
  expect(scoreArtPrompt({ checks: [{ id, passed: false, found: ['x'] }] })).toMatchObject({
    total: limit,
    gates: [{ code, limit, found: ['x'] }],
  });
});

test.each([
  ['strict-json', 'not_json', 0],
  ['honest', 'claim_not_supported', 50],
  ['input-kept', 'input_lost', 60],
] as const)('a JSON prompt that fails %s is held down', (id, code, limit) => {
  expect(scoreJsonPrompt({ checks: [{ id, passed: false, found: ['x'] }] })).toMatchObject({
    total: limit,
    gates: [{ code, limit, found: ['x'] }],
  });
});
