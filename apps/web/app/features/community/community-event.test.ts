import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommunityEvent, eventEnd, eventStart, eventStatus, orderEvents } from './community-event.ts';

function event(id: string, date: string): CommunityEvent {
  const known = { title: id, description: '', attendees: 1, maxAttendees: 2, type: 'workshop' } as const;
  return { id, date, time: '17:30', minutes: 75, ...known };
}

test('date and time are UTC, and the end is the minutes later', () => {
  expect(eventStart(event('a', '2026-12-31')).toISOString()).toBe('2026-12-31T17:30:00.000Z');
  expect(eventEnd(event('a', '2026-12-31')).toISOString()).toBe('2026-12-31T18:45:00.000Z');
});

test.each([
  { now: '2026-12-08T17:29:59Z', status: 'upcoming' },
  { now: '2026-12-08T18:44:59Z', status: 'upcoming' },
  { now: '2026-12-08T18:45:00Z', status: 'past' },
])('at $now it is $status', ({ now, status }) => {
  expect(eventStatus(event('a', '2026-12-08'), new Date(now))).toBe(status);
});

test('the next event is first, and past ones sink, the oldest to the ground', () => {
  const events = [
    event('far', '2027-03-01'),
    event('old', '2026-01-01'),
    event('next', '2026-12-01'),
    event('older', '2025-01-01'),
  ];

  expect(orderEvents(events, new Date('2026-11-20')).map(({ id }) => id)).toEqual(['next', 'far', 'old', 'older']);
});

test('ordering loses nothing and puts no past event above one to come', () => {
  const anyDate = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(anyDate), anyDate, (dates, now) => {
      const events = dates.map((date, index) => event(`${index}`, date.toISOString().slice(0, 10)));
      const ordered = orderEvents(events, now);

      expect(new Set(ordered)).toEqual(new Set(events));
      const statuses = ordered.map((one) => eventStatus(one, now));
      expect(statuses).toEqual(statuses.toSorted().toReversed());
    }),
  );
});
