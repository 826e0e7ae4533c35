// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepLastValues, readLastValues } from './last-values.ts';

afterEach(() => localStorage.clear());

test('the last value of a field counts, and empty ones are ignored', () => {
  keepLastValues({ topic: 'tides', minutes: '45' });
  keepLastValues({ topic: 'moons', minutes: ' ', age: '7' });

  expect(readLastValues()).toEqual({ minutes: '45', topic: 'moons', age: '7' });
});

test('of more than a hundred the oldest are forgotten', () => {
  for (let index = 0; index < 105; index += 1) keepLastValues({ [`field-${index}`]: 'x' });

  expect(Object.keys(readLastValues())).toHaveLength(100);
  expect(readLastValues()).not.toHaveProperty('field-4');
  expect(readLastValues()).toHaveProperty('field-5');
});

test.each(['{', 'null', '7', '{"a":1}', '"text"'])('%s is read as nothing', (stored) => {
  localStorage.setItem('template-values', stored);

  expect(readLastValues()).toEqual({});
});
