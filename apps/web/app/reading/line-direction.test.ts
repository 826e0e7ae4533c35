import { expect, test } from 'vitest';
import { lineDirection } from './line-direction.ts';

test.each([
  { line: 'اكتب ما يلي', direction: 'rtl' },
  { line: '- deadline: صيغة ISO 8601', direction: 'rtl' },
  { line: '<text>', direction: undefined },
  { line: 'Write this', direction: undefined },
])('$line runs $direction', ({ line, direction }) => {
  expect(lineDirection(line)).toBe(direction);
});
