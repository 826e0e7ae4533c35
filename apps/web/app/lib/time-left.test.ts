import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const RESET = new Date('2026-05-02T00:00:00Z');

test.each([
  { now: '2026-05-01T18:48:00Z', left: { hours: 5, minutes: 12 } },
  { now: '2026-05-01T18:48:30Z', left: { hours: 5, minutes: 12 } },
  { now: '2026-05-01T23:00:00Z', left: { hours: 1, minutes: 0 } },
  { now: '2026-05-01T23:59:59Z', left: { hours: 0, minutes: 1 } },
  { now: '2026-05-01T00:00:00Z', left: { hours: 24, minutes: 0 } },
  { now: '2026-05-02T00:00:00Z', left: undefined },
  { now: '2026-04-30T12:00:00Z', left: undefined },
])('at $now there is $left left', ({ now, left }) => {
  expect(timeLeft(RESET, new Date(now))).toEqual(left);
});
