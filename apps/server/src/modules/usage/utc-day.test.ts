import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, daysUntil, nextUtcDay, utcDay } from './utc-day.ts';

test.each([
  ['2026-11-20T00:00:00.000Z', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ['2028-02-28T12:00:00.000Z', '2028-02-28', '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T23:00:00.000-05:00', '2027-01-01', '2027-01-02T00:00:00.000Z'],
])('I8 %s is in %s, which ends at %s', (instant, day, end) => {
  expect(utcDay(new Date(instant))).toBe(day);
  expect(nextUtcDay(new Date(instant)).toISOString()).toBe(end);
});

test('the next day is always ahead, by at most 24 hours, and another day', () => {
  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const ahead = nextUtcDay(instant).getTime() - instant.getTime();
      expect(ahead > 0 && ahead <= DAY_MS).toBe(true);
      expect(utcDay(nextUtcDay(instant))).not.toBe(utcDay(instant));
    }),
  );
});

test('the days until a day end with it, over months and leap years', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});
