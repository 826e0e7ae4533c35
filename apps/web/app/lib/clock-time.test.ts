import { LANGUAGES } from '@wordlamp/contract/languages';
import { expect, test, vi } from 'vitest';
import { clockTime, nextUtcMidnight, zoneName } from './clock-time.ts';

test.each([
  ['2026-05-01T13:20:00Z', '2026-05-02T00:00:00.000Z'],
  ['2026-05-01T00:00:00Z', '2026-05-02T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
])('at %s the next UTC day starts at %s', (now, expected) => {
  expect(nextUtcMidnight(new Date(now)).toISOString()).toBe(expected);
});

test.each(LANGUAGES)('a time is what $name expects', ({ tag }) => {
  const expected = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  for (const [hour, minute] of [
    [2, 0],
    [0, 5],
    [23, 59],
  ] as const) {
    const instant = new Date(2026, 4, 1, hour, minute);
    expect(clockTime(instant)).toBe(expected.format(instant));
  }
});

test.each([
  { offset: 0, zone: 'UTC' },
  { offset: -60, zone: 'UTC+1' },
  { offset: -330, zone: 'UTC+5:30' },
  { offset: 240, zone: 'UTC−4' },
  { offset: 210, zone: 'UTC−3:30' },
])('a zone $offset minutes behind UTC is $zone', ({ offset, zone }) => {
  const instant = new Date(0);
  vi.spyOn(instant, 'getTimezoneOffset').mockReturnValue(offset);

  expect(zoneName(instant)).toBe(zone);
});
