import { expect, test } from 'vitest';
import { nextMail } from './mail-schedule.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const kept = (lastMail: number, count: number, countedUntil = 86_400) => ({
  lastMailAt: at(lastMail),
  count,
  countedUntil: at(countedUntil),
});

test.each([
  { name: 'the first goes at once', before: undefined, after: kept(0, 1) },
  { name: 'one within the minute goes at its end', before: kept(-20, 1), after: kept(40, 2) },
  { name: 'one requested while another waits shares its time', before: kept(40, 2), after: kept(40, 2) },
  { name: 'one after the minute goes at once', before: kept(-60, 1), after: kept(0, 2) },
  { name: 'the tenth of a day goes', before: kept(-600, 9), after: kept(0, 10) },
  { name: 'the eleventh does not', before: kept(-600, 10), after: undefined },
  { name: 'the day after does', before: kept(-600, 10, 0), after: kept(0, 1) },
  { name: 'a time that only a wrong clock can have set is forgotten', before: kept(86_000, 10), after: kept(0, 1) },
])('$name', ({ before, after }) => {
  expect(nextMail(before, new Date(NOON))).toEqual(after);
});
