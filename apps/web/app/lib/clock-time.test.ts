import { expect, test } from 'vitest';
import { clockTime, nextUtcMidnight } from './clock-time.ts';

test.each([
  ['2026-05-01T13:20:00Z', '2026-05-02T00:00:00.000Z'],
  ['2026-05-01T00:00:00Z', '2026-05-02T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
])('at %s the next UTC day starts at %s', (now, expected) => {
  expect(nextUtcMidnight(new Date(now)).toISOString()).toBe(expected);
});

test.each(['en', 'fr', 'ja', 'pt-BR'])('%s shows a time with two digits and 24 hours', (tag) => {
  expect(clockTime(new Date(2026, 4, 1, 2, 0), tag)).toMatch(/\b0?2:00\b/);
  expect(clockTime(new Date(2026, 4, 1, 0, 5), tag)).toMatch(/\b0{1,2}:05\b/);
});
